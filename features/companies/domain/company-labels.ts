import type { CompanyCard, CompanyKind } from './company.ts';

/** Display names of record sources. */
export const kindNames: Record<CompanyKind, string> = {
  startup: 'Our directory',
  crunchbase: 'Crunchbase',
  nucla: 'Nucla',
};

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** "Sweden" for SE. Text that is not a country code is returned unchanged. */
export function countryName(code: string): string {
  try {
    return countryNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** "Gothenburg, Sweden"; empty when the record has neither. */
export const placeOf = ({ city, country }: Pick<CompanyCard, 'city' | 'country'>): string =>
  [city, country && countryName(country)].filter(Boolean).join(', ');
