import { pluralize } from '#core/domain/format.ts';
import { unknownCountry } from '#features/directory/companies/domain/country-groups.ts';
import { countryName } from '#features/directory/companies/domain/company-labels.ts';

export const countryLabel = (code: string): string =>
  code === unknownCountry ? 'Unknown country' : countryName(code);

export const formatCompanyCount = (count: number): string =>
  pluralize(count, 'company', 'companies');
