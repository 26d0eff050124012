import type { CompanyCard, CompanyKind } from './company.ts';

/** Where a record comes from, as people call it. */
export const kindNames: Record<CompanyKind, string> = {
  startup: 'Our directory',
  crunchbase: 'Crunchbase',
  nucla: 'Nucla',
};

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** "Sweden" for SE. What is no country code is shown as it is. */
export function countryName(code: string): string {
  try {
    return countryNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** "Gothenburg, Sweden"; empty when the record tells neither. */
export const placeOf = ({ city, country }: Pick<CompanyCard, 'city' | 'country'>): string =>
  [city, country && countryName(country)].filter(Boolean).join(', ');
