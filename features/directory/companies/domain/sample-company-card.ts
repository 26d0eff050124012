import { cardFields } from './company-fields.ts';
import { emptyFields, type CompanyCard } from './company.ts';

/** For tests: a company of which only its name is known, unless told otherwise. */
export const sampleCompanyCard = (values: Partial<CompanyCard> = {}): CompanyCard => ({
  ...emptyFields(cardFields),
  kind: 'startup',
  id: 'acme',
  name: 'Acme',
  ...values,
});
