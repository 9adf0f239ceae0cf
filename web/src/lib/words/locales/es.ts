const files: Record<string, string> = import.meta.glob(
  [
    '../../../../../src/bulkhead/locales/es/*.ftl',
    '!../../../../../src/bulkhead/locales/es/*-rules.ftl',
    '!../../../../../src/bulkhead/locales/es/cli.ftl',
    '!../../../../../src/bulkhead/locales/es/starquest-*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
