const files: Record<string, string> = import.meta.glob(
  [
    '../../../../../src/bulkhead/locales/en/*.ftl',
    '!../../../../../src/bulkhead/locales/en/*-rules.ftl',
    '!../../../../../src/bulkhead/locales/en/cli.ftl',
    '!../../../../../src/bulkhead/locales/en/starquest-*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
