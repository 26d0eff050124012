/**
 * Queries whose text depends on which filters are set, each built and prepared once. Building one
 * costs more than running it, and PostgreSQL plans a prepared one once, too.
 */
export function preparedBy<Key, Query>(
  nameOf: (key: Key) => string,
  build: (key: Key, name: string) => Query,
): (key: Key) => Query {
  const built = new Map<string, Query>();
  return (key) => {
    const name = nameOf(key);
    const known = built.get(name);
    if (known !== undefined) return known;
    const query = build(key, name);
    built.set(name, query);
    return query;
  };
}
