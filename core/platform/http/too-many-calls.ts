import { formatWait } from '#core/domain/format.ts';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { Refused } from './refused.ts';

/** The refusal of who calls too often: with the wait as a person says it, and as a header. */
export function tooManyCalls(secondsToWait: number): Refused {
  const seconds = Math.max(1, Math.ceil(secondsToWait));
  const message = refusalText(refusals.tooMany, { wait: formatWait(seconds) });
  return new Refused(refusals.tooMany, message, { retryAfterSeconds: seconds });
}
