import { projectImport } from '#features/portfolio/projects/domain/import/import-target.ts';
import type { ServerImportTarget } from '#features/directory/imports/server/shared/import-target.ts';
import { requiredDestination } from '#features/directory/imports/server/shared/required-destination.ts';
import { projectsTarget } from './projects-target.ts';

/** How projects are imported. */
export const importTarget: ServerImportTarget = {
  records: projectImport,
  nameColumn: 'name',
  open({ id: importId, corporationId: destination, source }, reading) {
    const corporationId = requiredDestination(destination, 'whose corporation they are');
    return projectsTarget({ importId, corporationId, source }, reading);
  },
};
