import type { Queryable } from '#core/platform/database/open.ts';
import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { ResourceKind } from '#features/people/users/domain/access/resource.ts';
import type { Subject } from '#features/people/users/domain/access/explain-access.ts';
import type { AccessThings } from './things.ts';

/** @throws Refused `notFound` */
export async function loadSubject(
  things: AccessThings,
  db: Queryable,
  kind: ResourceKind,
  id: string,
  userId: string,
): Promise<Subject> {
  if (kind === 'product') return { kind, facts: undefined };
  const [facts] = (await things.get(kind)?.facts(db, id, userId)) ?? [];
  if (!facts) throw refused(refusals.notFound);
  return { kind, facts } as Subject;
}
