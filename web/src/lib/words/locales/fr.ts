const files: Record<string, string> = import.meta.glob(
  [
    '../../../../../src/bulkhead/locales/fr/*.ftl',
    '!../../../../../src/bulkhead/locales/fr/*-rules.ftl',
    '!../../../../../src/bulkhead/locales/fr/cli.ftl',
    '!../../../../../src/bulkhead/locales/fr/starquest-*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
