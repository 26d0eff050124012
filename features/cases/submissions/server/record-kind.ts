import type { NamedKind } from '#core/server/record-kind.ts';
import { linkToSubmission } from '#features/cases/submissions/domain/links.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

export const submission: NamedKind = {
  table: submissions,
  id: submissions.id,
  name: submissions.title,
  link: {
    of: submissions.opportunityId,
    path: (id, opportunityId) => linkToSubmission(opportunityId, id),
  },
};
