import { guessFields } from '#features/directory/companies/domain/import/guess-fields.ts';
import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import type { ServerImportTarget } from '#features/directory/imports/server/shared/import-target.ts';
import { requiredDestination } from '#features/directory/imports/server/shared/required-destination.ts';
import { companiesTarget } from './companies-target.ts';

/** How companies are imported. */
export const importTarget: ServerImportTarget = {
  records: companyImport,
  nameColumn: 'name',
  guessFields,
  open({ id: importId, kind: destination, knownCompanies, source }, reading) {
    const kind = requiredDestination(destination, 'what kind of companies these are');
    return companiesTarget({ importId, kind, known: knownCompanies }, { ...reading, source });
  },
};
