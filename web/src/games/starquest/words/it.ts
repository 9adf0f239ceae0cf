const files: Record<string, string> = import.meta.glob(
  [
    '../../../../../src/bulkhead/locales/it/starquest-*.ftl',
    '!../../../../../src/bulkhead/locales/it/starquest-rules-*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
