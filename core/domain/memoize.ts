/**
 * Works something out once for each value. For values that nobody changes: what was found for one is
 * kept for as long as somebody has it.
 */
export function memoize<Of extends WeakKey, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, { readonly found: Found }>();
  return (of) => {
    const kept = known.get(of);
    if (kept) return kept.found;
    const found = find(of);
    known.set(of, { found });
    return found;
  };
}
