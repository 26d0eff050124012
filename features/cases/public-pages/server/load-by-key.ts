import { publicPageRefusals } from '#features/cases/public-pages/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { FollowUpLinks } from '#features/cases/submissions/server/shared/follow-up-links.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { findFollowedSubmission, type FollowedSubmission } from './followed-submission.ts';

/** An invalid key, or one of a removed submission, is answered with 404. */
export async function loadByKey(
  db: Queryable,
  links: FollowUpLinks,
  key: string,
): Promise<FollowedSubmission> {
  const id = links.submissionIdOf(key);
  const record = id === null ? null : await findFollowedSubmission(db, id);
  if (record === null) throw refused(refusals.notFound);
  return record;
}

/** The same where the submitter may write. */
export async function loadOpenByKey(db: Queryable, links: FollowUpLinks, key: string) {
  const record = await loadByKey(db, links, key);
  if (record.submission.withdrawnAt !== null || record.opportunity.status === 'FINISHED') {
    throw refused(publicPageRefusals['followUp.resting']);
  }
  return record;
}
