import type { CompanyKind } from '#core/domain/company-kind.ts';
import type { CompanyCard } from './company.ts';

/** Display names of record sources. */
export const kindNames: Record<CompanyKind, string> = {
  startup: 'Startup directory',
  crunchbase: 'Crunchbase',
  nucla: 'Nucla',
};

/** A stage or a status for display: "Operating" for `operating`. */
export const listedName = (value: string): string =>
  value.charAt(0).toLocaleUpperCase() + value.slice(1);

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
