import { counted } from '#core/domain/formatting.ts';
import { unknownCountry } from '#features/companies/domain/by-country.ts';
import { countryName } from '#features/companies/web/public/words.ts';

export const nameOfCountry = (code: string): string =>
  code === unknownCountry ? 'Unknown country' : countryName(code);

export const companiesCounted = (count: number): string => counted(count, 'company', 'companies');
