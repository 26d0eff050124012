import { projectImport } from '#features/portfolio/projects/domain/import/import-target.ts';
import type { WebImportTarget } from '#features/directory/imports/web/shared/import-target.ts';
import { ImportedProjects } from './ImportedProjects.tsx';

export const importTarget: WebImportTarget = {
  records: projectImport,
  ImportedLink: ImportedProjects,
};
