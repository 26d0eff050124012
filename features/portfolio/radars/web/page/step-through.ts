/** The id of the blip before or after another, among those that a search leaves. */
export function stepThrough(
  blips: readonly { readonly id: string }[],
  matching: ReadonlySet<string> | null,
  currentId: string | null,
  by: number,
): string | null {
  const rows = matching ? blips.filter(({ id }) => matching.has(id)) : blips;
  const at = rows.findIndex(({ id }) => id === currentId);
  const next = at === -1 ? (by > 0 ? 0 : rows.length - 1) : at + by;
  return rows[next]?.id ?? null;
}
