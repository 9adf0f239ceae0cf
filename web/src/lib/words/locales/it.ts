const files: Record<string, string> = import.meta.glob(
  [
    '../../../../../src/bulkhead/locales/it/*.ftl',
    '!../../../../../src/bulkhead/locales/it/*-rules.ftl',
    '!../../../../../src/bulkhead/locales/it/cli.ftl',
    '!../../../../../src/bulkhead/locales/it/starquest-*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
