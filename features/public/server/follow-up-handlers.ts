import type * as endpoints from '#features/public/domain/endpoints.ts';
import type { EventKind } from '#core/domain/events/events.ts';
import type { NotificationKind } from '#core/domain/events/notification.ts';
import {
  caseOwnersOf,
  linkToSubmission,
} from '#features/opportunities/server/public/case-owners.ts';
import type { FollowUpLinks } from '#features/public/server/public/follow-up-links.ts';
import { notify } from '#core/server/events/notify.ts';
import { recordEvent } from '#core/server/events/record-event.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import {
  findFollowedSubmission,
  loadFollowUp,
  withdrawSubmission,
  writeMessage,
  correspondentsOf,
  type FollowedSubmission,
} from './follow-up.ts';

/** How submitters are written to. */
export interface Correspondence {
  readonly links: FollowUpLinks;
  /** Whether mails are sent at all; otherwise they are only kept. */
  readonly sendsMail: boolean;
}

type FollowUpEndpoints = Pick<typeof endpoints, 'followUp' | 'write' | 'withdraw'>;

/** A key that is wrong, or whose submission is gone, finds nothing. */
async function loadByKey(
  db: Queryable,
  links: FollowUpLinks,
  key: string,
): Promise<FollowedSubmission> {
  const id = links.submissionIdOf(key);
  const found = id === null ? null : await findFollowedSubmission(db, id);
  if (found === null) throw refused('notFound');
  return found;
}

/** The submitter has no account: the history names nobody, and the submission says who. */
async function recordAndNotify(
  db: Queryable,
  { submission, opportunity }: FollowedSubmission,
  happened: { event: EventKind; news: NotificationKind; title: string; details?: object },
  alsoTold: readonly string[] = [],
): Promise<void> {
  await recordEvent(db, {
    kind: happened.event,
    actorId: null,
    subject: 'submission',
    subjectId: submission.id,
    opportunityId: opportunity.id,
    ...(happened.details && { details: { ...happened.details } }),
  });
  const owners = await caseOwnersOf(db, opportunity.id);
  const news = {
    kind: happened.news,
    title: happened.title,
    body: submission.title,
    link: linkToSubmission(opportunity.id, submission.id),
  };
  await notify(db, [...owners, ...alsoTold], news, null);
}

export const followUpHandlers = (links: FollowUpLinks): Handlers<FollowUpEndpoints> => ({
  followUp: async ({ params, db }) => loadFollowUp(db, await loadByKey(db, links, params.key)),
  write: async ({ params, body, db }) => {
    const found = await loadByKey(db, links, params.key);
    const { id, withdrawnAt, companyName } = found.submission;
    if (withdrawnAt !== null || found.opportunity.status === 'FINISHED') {
      throw refused('followUp.resting');
    }
    const written = await writeMessage(db, id, body.body);
    if (written === null) throw refused('unavailable');
    const happened = {
      event: 'message.received',
      news: 'message',
      title: `${companyName} wrote to you`,
      details: { messageId: written.id },
    } as const;
    await recordAndNotify(db, found, happened, await correspondentsOf(db, found));
    return written;
  },
  withdraw: async ({ params, body, db }) => {
    const found = await loadByKey(db, links, params.key);
    const { id, companyName } = found.submission;
    if (await withdrawSubmission(db, id)) {
      const reason = (body.reason ?? '').trim();
      await recordAndNotify(db, found, {
        event: 'submission.withdrawn',
        news: 'submission withdrawn',
        title: `${companyName} took their submission back`,
        ...(reason !== '' && { details: { reason } }),
      });
    }
    return loadFollowUp(db, await loadByKey(db, links, params.key));
  },
});
