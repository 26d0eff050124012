import { refusals } from '#core/domain/refusals.ts';
import {
  may,
  permissions,
  whoMay,
  type Permission,
  type Person,
  type SubjectOf,
} from '#core/domain/authorization/permissions.ts';
import { refused, type Refused } from '#core/platform/http/refused.ts';
import type { Viewer } from './viewer.ts';

declare const proof: unique symbol;

/** Proof that this viewer has this permission on this resource. Writes require one. */
export interface Granted<P extends Permission, Subject extends SubjectOf<P> = SubjectOf<P>> {
  readonly [proof]: P;
  readonly viewer: Viewer;
  /** Every relation derives from a user record, so a permitted viewer has one. */
  readonly userId: string;
  readonly subject: Subject;
}

function refusalOf(permission: Permission): Refused {
  const { refusal } = permissions[permission];
  return refusal === 'forbidden'
    ? refused(refusals.forbidden, { who: whoMay(permission) })
    : refused(refusals[refusal]);
}

/** @throws Refused with the catalogue's sentence when the viewer lacks the permission. */
export function grant<P extends Permission, Subject extends SubjectOf<P>>(
  viewer: Viewer,
  permission: P,
  ...[subject]: SubjectOf<P> extends undefined ? [] : [subject: Subject]
): Granted<P, Subject> {
  const ask = may as (person: Person, permission: P, subject?: SubjectOf<P>) => boolean;
  const { userId } = viewer;
  if (userId === null || !ask(viewer, permission, subject)) throw refusalOf(permission);
  const granted: Omit<Granted<P>, typeof proof> = { viewer, userId, subject: subject as Subject };
  return granted as Granted<P, Subject>;
}
