import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import type { WebImportTarget } from '#features/directory/imports/web/shared/import-target.ts';
import { ImportedCompanies } from './ImportedCompanies.tsx';

export const importTarget: WebImportTarget = {
  records: companyImport,
  ImportedLink: ImportedCompanies,
};
