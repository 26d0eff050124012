import {
  may,
  permissions,
  whoMay,
  type Permission,
  type Person,
  type SubjectOf,
} from '#domain/permissions.ts';
import { refused, type Refused } from '#server/platform/http/refused.ts';
import type { Viewer } from './viewer.ts';

declare const proof: unique symbol;

/** Proof that this viewer may do this to this subject. Writes ask for one, so none is forgotten. */
export interface Granted<P extends Permission> {
  readonly [proof]: P;
  readonly viewer: Viewer;
  readonly subject: SubjectOf<P>;
}

function refusalOf(permission: Permission): Refused {
  const { refusal } = permissions[permission];
  return refusal === 'forbidden'
    ? refused(refusal, { who: whoMay(permission) })
    : refused(refusal);
}

/** @throws Refused with the catalogue's sentence when the viewer may not. */
export function grant<P extends Permission>(
  viewer: Viewer,
  permission: P,
  ...[subject]: SubjectOf<P> extends undefined ? [] : [subject: SubjectOf<P>]
): Granted<P> {
  const ask = may as (person: Person, permission: P, subject?: SubjectOf<P>) => boolean;
  const allowed = ask(viewer, permission, subject);
  if (!allowed) throw refusalOf(permission);
  return { viewer, subject } as Granted<P>;
}
