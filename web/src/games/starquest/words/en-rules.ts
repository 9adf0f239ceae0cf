const files: Record<string, string> = import.meta.glob(
  '../../../../../src/bulkhead/locales/en/starquest-rules-*.ftl',
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
