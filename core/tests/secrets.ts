import { followUpLinks } from '#features/cases/submissions/server/shared/follow-up-links.ts';
import { openProofs } from '#features/cases/public-pages/server/proofs.ts';
import type { TestServer } from './test-server.ts';

/** Secrets that give access without an account, as their holder received them. */
export interface Secrets {
  readonly followUpKey: string;
  readonly lastFollowUpKey: string;
  /** The token of a form that was opened a minute ago. */
  readonly formToken: string;
}

const minuteMs = 60_000;

export function secretsOf(
  { settings }: Pick<TestServer, 'settings'>,
  place: { opportunityId: string; submissionId: string; lastSubmissionId: string },
): Secrets {
  const { authSecret: secret, publicUrl } = settings;
  const { keyOf } = followUpLinks({ secret, publicUrl });
  return {
    followUpKey: keyOf(place.submissionId),
    lastFollowUpKey: keyOf(place.lastSubmissionId),
    formToken: openProofs(secret).formToken(place.opportunityId, Date.now() - minuteMs),
  };
}
