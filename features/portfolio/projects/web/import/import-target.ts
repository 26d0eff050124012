import { projectImport } from '#features/portfolio/projects/domain/import/import-target.ts';
import { CorporationField } from '#features/directory/imports/web/shared/CorporationField.tsx';
import type { WebImportTarget } from '#features/directory/imports/web/shared/import-target.ts';
import { ImportedProjects } from './ImportedProjects.tsx';

export const importTarget: WebImportTarget = {
  records: projectImport,
  DestinationFields: CorporationField,
  ImportedLink: ImportedProjects,
};
