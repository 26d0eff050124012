/** Computes a result once per object, in a WeakMap. For immutable objects only. */
export function memoize<Of extends WeakKey, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, { readonly found: Found }>();
  return (of) => {
    const cached = known.get(of);
    if (cached) return cached.found;
    const found = find(of);
    known.set(of, { found });
    return found;
  };
}
