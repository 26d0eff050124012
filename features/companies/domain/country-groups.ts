/** What a country stands under whose company tells none; no code is written so. */
export const unknownCountry = 'unknown';

export interface CountryGroup<Company> {
  /** The two letters of ISO 3166, what was told when it is no code, or `unknownCountry`. */
  readonly code: string;
  readonly companies: readonly Company[];
}

/** Two letters as they are written today: `UK` is GB, `se` is SE. Other text stays as it is. */
export function countryCode(told: string | null): string {
  const text = told?.trim() ?? '';
  if (text === '') return unknownCountry;
  if (!/^[a-z]{2}$/iu.test(text)) return text;
  return new Intl.Locale(`und-${text}`).region ?? text;
}

/** Companies by where they are: where most are first, and those of which nobody knows at last. */
export function groupByCountry<Company extends { readonly country: string | null }>(
  companies: readonly Company[],
): CountryGroup<Company>[] {
  const groups = Map.groupBy(companies, ({ country }) => country);
  const countries = new Map<string, readonly Company[]>();
  for (const [told, some] of groups) {
    const code = countryCode(told);
    countries.set(code, [...(countries.get(code) ?? []), ...some]);
  }
  const isUnknown = ({ code }: CountryGroup<Company>) => Number(code === unknownCountry);
  return [...countries]
    .map(([code, some]) => ({ code, companies: some }))
    .toSorted(
      (a, b) =>
        isUnknown(a) - isUnknown(b) ||
        b.companies.length - a.companies.length ||
        a.code.localeCompare(b.code),
    );
}
