import { refusals } from '#core/domain/refusals.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { findViewer, type Viewer } from './viewer.ts';

/**
 * Changes of who may do what wait for each other, and are made with the rights that the actor has once
 * it is their turn: of two people who remove each other's role at the same time, one has lost it.
 * @throws Refused `unauthenticated`
 */
export async function lockAuthority(db: Queryable, { userId }: Viewer): Promise<Viewer> {
  await lockUntilCommit(db, 'superusers');
  const current = userId === null ? null : await findViewer(db, userId);
  if (current === null) throw refused(refusals.unauthenticated);
  return current;
}
