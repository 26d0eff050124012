import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { versions } from '#features/cases/submissions/domain/endpoints.ts';
import { loadSubmissionCase } from '#features/cases/submissions/server/shared/submission-case.ts';
import { versionsOf } from '#features/cases/submissions/server/shared/versions.ts';

export const versionHandlers: Handlers<{ readonly versions: typeof versions }> = {
  versions: async ({ viewer, params, db }) => {
    await loadSubmissionCase(db, viewer, params.id);
    return versionsOf(db, params.id);
  },
};
