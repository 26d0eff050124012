/** "Nov 2026", or with its day where there is such an edition: what one is called unless it is changed. */
export function editionNameOf(day: Date, taken: readonly { readonly name: string }[] = []): string {
  const month = { month: 'short', year: 'numeric' } as const;
  const name = day.toLocaleDateString('en', month);
  if (!taken.some((edition) => edition.name === name)) return name;
  return day.toLocaleDateString('en-GB', { day: 'numeric', ...month });
}
