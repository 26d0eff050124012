import type { EmissionOf } from '#core/domain/events/events.ts';
import { submitterEvents as events } from '#features/cases/public-pages/domain/events.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';
import { caseOwnersOf } from '#features/cases/opportunities/server/shared/case-owners.ts';
import { correspondentsOf } from './correspondents.ts';

interface Named {
  readonly companyName: string;
  /** The title of the submission. */
  readonly title: string;
}
type Received = EmissionOf<(typeof events)['submission.received']> &
  Named & { opportunity: string };
type Withdrawn = EmissionOf<(typeof events)['submission.withdrawn']> & Named;
type Written = EmissionOf<(typeof events)['message.received']> & Named;

const valuesOf = ({
  submissionId,
  opportunityId,
  companyName,
  title,
}: Withdrawn | Received | Written) => ({
  submissionId,
  opportunityId,
  companyName,
  title,
});

export const submissionReceived = withEffects(events['submission.received'], {
  notifies: async (db: Queryable, [happened]: readonly [Received, ...Received[]]) => ({
    'submission received': {
      userIds: await caseOwnersOf(db, happened.opportunityId),
      values: { ...valuesOf(happened), opportunity: happened.opportunity },
    },
  }),
});

export const submissionWithdrawn = withEffects(events['submission.withdrawn'], {
  notifies: async (db: Queryable, [happened]: readonly [Withdrawn, ...Withdrawn[]]) => ({
    'submission withdrawn': {
      userIds: await caseOwnersOf(db, happened.opportunityId),
      values: valuesOf(happened),
    },
  }),
});

/** Notifies the Case Owners, and team members who wrote to this submitter before. */
export const messageReceived = withEffects(events['message.received'], {
  notifies: async (db: Queryable, [happened]: readonly [Written, ...Written[]]) => ({
    message: {
      userIds: [
        ...(await caseOwnersOf(db, happened.opportunityId)),
        ...(await correspondentsOf(db, happened)),
      ],
      values: valuesOf(happened),
    },
  }),
});
