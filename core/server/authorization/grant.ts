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

/** Proof that this viewer may do this to this subject. Writes ask for one, so none is forgotten. */
export interface Granted<P extends Permission, Subject extends SubjectOf<P> = SubjectOf<P>> {
  readonly [proof]: P;
  readonly viewer: Viewer;
  /** Every standing comes from a record of ours, so whoever may do something has one. */
  readonly userId: string;
  readonly subject: Subject;
}

function refusalOf(permission: Permission): Refused {
  const { refusal } = permissions[permission];
  return refusal === 'forbidden'
    ? refused(refusals.forbidden, { who: whoMay(permission) })
    : refused(refusals[refusal]);
}

/** @throws Refused with the catalogue's sentence when the viewer may not. */
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
