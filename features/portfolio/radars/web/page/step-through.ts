/** The id of the blip before or after another, among those that a search leaves. */
export function stepThrough(
  blips: readonly { readonly id: string }[],
  matching: ReadonlySet<string> | null,
  currentId: string | null,
  by: number,
): string | null {
  const shown = matching ? blips.filter(({ id }) => matching.has(id)) : blips;
  const at = shown.findIndex(({ id }) => id === currentId);
  const next = at === -1 ? (by > 0 ? 0 : shown.length - 1) : at + by;
  return shown[next]?.id ?? null;
}
