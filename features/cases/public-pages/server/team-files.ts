import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { fileEvents } from '#features/cases/files/domain/events.ts';
import type * as endpoints from '#features/cases/public-pages/domain/endpoints.ts';
import type { FollowUpLinks } from '#features/cases/submissions/server/shared/follow-up-links.ts';
import { findTeamFile } from '#features/cases/submissions/server/shared/submission-files.ts';
import { loadByKey } from './load-by-key.ts';

/** Whoever has the link of another submission gets what they get for a file that does not exist. */
async function loadFile(
  db: Queryable,
  links: FollowUpLinks,
  { key, id }: { readonly key: string; readonly id: string },
) {
  const { submission } = await loadByKey(db, links, key);
  const file = await findTeamFile(db, submission.id, id);
  if (file === null) throw refused(refusals.notFound);
  return file;
}

/** The files that the case team sent to a submitter, for whoever holds the link of that submission. */
export const teamFileHandlers = (
  links: FollowUpLinks,
): Handlers<typeof endpoints>['messageFile'] => ({
  answer: async ({ params, db }) => {
    const { name, size, contentType } = await loadFile(db, links, params);
    return { name, size, contentType };
  },
  open: ({ params, db }) => loadFile(db, links, params),
  screenOf: ({ params }) => `/follow-up/${params.key}`,
  downloaded: (db, { id: fileId, name }) =>
    emit(db, fileEvents['file.downloaded'], { fileId, actorId: null, name }),
});
