/** Key of the group without a country; not a valid country code. */
export const unknownCountry = 'unknown';

export interface CountryGroup<Company> {
  /** ISO 3166-1 alpha-2 code, the original text when it is not a code, or `unknownCountry`. */
  readonly code: string;
  readonly companies: readonly Company[];
}

/** What codes became: to ask `Intl` takes as long as to read a short text. */
const regions = new Map<string, string>();

function regionOf(code: string): string {
  const entry = regions.get(code);
  if (entry !== undefined) return entry;
  const region = new Intl.Locale(`und-${code}`).region ?? code;
  regions.set(code, region);
  return region;
}

/** Normalizes two-letter codes: `UK` becomes GB, `se` becomes SE. Other text is unchanged. */
export function countryCode(raw: string | null): string {
  const text = raw?.trim() ?? '';
  if (text === '') return unknownCountry;
  return /^[a-z]{2}$/iu.test(text) ? regionOf(text) : text;
}

/** Groups companies by country: the largest group first, unknown countries last. */
export function groupByCountry<Company extends { readonly country: string | null }>(
  companies: readonly Company[],
): CountryGroup<Company>[] {
  const groups = Map.groupBy(companies, ({ country }) => country);
  const countries = new Map<string, readonly Company[]>();
  for (const [text, some] of groups) {
    const code = countryCode(text);
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
