import { createHash } from 'node:crypto';

/** PostgreSQL truncates longer names, so that two with the same beginning would collide. */
const longestName = 63;
const sumLength = 12;

function shortened(name: string): string {
  if (name.length <= longestName) return name;
  const sum = createHash('sha256').update(name).digest('hex').slice(0, sumLength);
  return `${name.slice(0, longestName - sumLength - 1)}_${sum}`;
}

/** Filters combine to more forms than anybody needs: later ones are built each time, without a name. */
const keptMost = 500;

/**
 * Queries whose text depends on which filters are set, each built and prepared once. Building one
 * costs more than running it, and PostgreSQL plans a prepared query once, too.
 */
export function memoizePrepared<Key, Query>(
  nameOf: (key: Key) => string,
  build: (key: Key, name: string) => Query,
): (key: Key) => Query {
  const built = new Map<string, Query>();
  return (key) => {
    const name = nameOf(key);
    const entry = built.get(name);
    if (entry !== undefined) return entry;
    if (built.size >= keptMost) return build(key, '');
    const query = build(key, shortened(name));
    built.set(name, query);
    return query;
  };
}
