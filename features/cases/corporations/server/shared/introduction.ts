/** As it is to be stored. Omitted: as it was. */
export const introductionOf = (
  { introduction }: { readonly introduction?: string | null | undefined },
  before: string | null = null,
): string | null => (introduction === undefined ? before : introduction?.trim() || null);
