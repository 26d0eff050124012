/** Computes a result once per object, in a WeakMap. For immutable objects only. */
export function memoize<Of extends WeakKey, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const entries = new WeakMap<Of, { readonly found: Found }>();
  return (of) => {
    const cached = entries.get(of);
    if (cached) return cached.found;
    const value = find(of);
    entries.set(of, { found: value });
    return value;
  };
}
