import { kindNames } from '#features/directory/companies/domain/company-labels.ts';
import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import { CurrencyRates } from '#features/directory/companies/web/CurrencyRates.tsx';
import type { WebImportTarget } from '#features/directory/imports/web/shared/import-target.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { CurrencyField } from './CurrencyField.tsx';
import { ImportedCompanies } from './ImportedCompanies.tsx';

export const importTarget: WebImportTarget = {
  records: companyImport,
  DestinationFields: CompanyFields,
  placeOf: ({ kind }) => kind && kindNames[kind],
  ColumnFields: CurrencyField,
  ImportedLink: ImportedCompanies,
  BelowList: CurrencyRates,
};
