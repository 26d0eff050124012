import { opportunityImport } from '#features/cases/opportunities/domain/import/import-target.ts';
import type { WebImportTarget } from '#features/directory/imports/web/shared/import-target.ts';
import { ImportedOpportunities } from './ImportedOpportunities.tsx';

export const importTarget: WebImportTarget = {
  records: opportunityImport,
  ImportedLink: ImportedOpportunities,
};
