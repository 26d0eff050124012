import type { Queryable } from '#core/platform/database/open.ts';
import type { ServerSlots } from '#core/server/feature.ts';

/** A submission that came by the link of an invitation. */
export interface InvitedSubmission {
  /** The key of that link. */
  readonly key: string;
  readonly opportunityId: string;
  readonly submissionId: string;
  readonly companyName: string;
}

/** Ends the invitation. Returns the id of the company that it was for, where that is who submitted. */
export type AnswerInvitation = (
  db: Queryable,
  submission: InvitedSubmission,
) => Promise<string | null>;

interface Secret {
  readonly authSecret: string;
}

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** What it does with submissions that answer an invitation. */
    readonly answerInvitation?: (settings: Secret) => AnswerInvitation;
  }
}

/** What a feature brings. @throws where none does: found at start */
export function answerInvitationOf(
  features: readonly ServerSlots[],
  settings: Secret,
): AnswerInvitation {
  const [answer] = features.flatMap(({ answerInvitation }) => answerInvitation ?? []);
  if (answer === undefined) throw new Error('No feature provides what answered invitations need.');
  return answer(settings);
}
