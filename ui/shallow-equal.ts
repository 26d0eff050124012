/** Whether two objects or arrays have identical entries. */
export function isShallowEqual(one: object, other: object): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return (
      one.length === other.length && one.every((entry, place) => Object.is(entry, other[place]))
    );
  }
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    mine.length === theirs.size &&
    mine.every(([key, value]) => theirs.has(key) && Object.is(theirs.get(key), value))
  );
}
