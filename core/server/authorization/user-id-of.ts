import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from './viewer.ts';

/** The id of the viewer's user record. @throws Refused `unauthenticated` before the first sync */
export function userIdOf({ userId }: Viewer): string {
  if (userId === null) throw refused(refusals.unauthenticated);
  return userId;
}
