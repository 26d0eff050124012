import { counted } from '#domain/formatting.ts';
import { unknownCountry } from '#domain/companies/by-country.ts';
import { countryName } from '#web/pieces/company/words.ts';

export const nameOfCountry = (code: string): string =>
  code === unknownCountry ? 'Unknown country' : countryName(code);

export const companiesCounted = (count: number): string => counted(count, 'company', 'companies');
