import { submissionImport } from '#features/cases/submissions/domain/import/import-target.ts';
import type { WebImportTarget } from '#features/directory/imports/web/shared/import-target.ts';
import { ImportedSubmissions } from './ImportedSubmissions.tsx';
import { OpportunityField } from './OpportunityField.tsx';

export const importTarget: WebImportTarget = {
  records: submissionImport,
  DestinationFields: OpportunityField,
  ImportedLink: ImportedSubmissions,
};
