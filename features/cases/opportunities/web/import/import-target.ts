import { opportunityImport } from '#features/cases/opportunities/domain/import/import-target.ts';
import { CorporationField } from '#features/directory/imports/web/shared/CorporationField.tsx';
import type { WebImportTarget } from '#features/directory/imports/web/shared/import-target.ts';
import { ImportedOpportunities } from './ImportedOpportunities.tsx';

export const importTarget: WebImportTarget = {
  records: opportunityImport,
  DestinationFields: CorporationField,
  ImportedLink: ImportedOpportunities,
};
