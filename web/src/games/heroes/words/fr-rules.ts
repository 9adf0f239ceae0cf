const files: Record<string, string> = import.meta.glob(
  '../../../../../src/bulkhead/locales/fr/heroes-rules.ftl',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

export default Object.values(files);
