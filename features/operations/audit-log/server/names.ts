import { inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { featuresService } from '#core/server/feature.ts';
import type { NamedKind } from '#core/server/record-kind.ts';
import type { Services } from '#core/server/services.ts';
import { users } from '#core/server/tables/users.ts';

declare module '#core/server/feature.ts' {
  interface ServerSlots {
    /** Where the audit log finds the names of what its events are about, by their subject. */
    readonly auditNames?: Readonly<Record<string, NamedKind>>;
  }
}

export interface AuditNames {
  readonly people: NamedKind;
  readonly subjects: ReadonlyMap<string, NamedKind>;
}

/** What the features bring. @throws where people have no names: found at start */
export function auditNamesOf(services: Services): AuditNames {
  const features = services.get(featuresService);
  const subjects = new Map(features.flatMap(({ auditNames = {} }) => Object.entries(auditNames)));
  const people = subjects.get('user');
  if (people === undefined) throw new Error('No feature provides the names of people.');
  return { people, subjects };
}

const isUuid = (id: string): boolean => /^[0-9a-fA-F-]{36}$/u.test(id);

/** What an entry is about, as far as it is there: what it is called, and where it is shown. */
interface NamedSubject {
  readonly name: string;
  readonly link: string | null;
}

async function subjectsIn(
  db: Queryable,
  { table, id, name, link }: NamedKind,
  ids: readonly string[],
): Promise<(readonly [id: string, NamedSubject])[]> {
  const uuids = [...new Set(ids)].filter(isUuid);
  if (uuids.length === 0) return [];
  const rows = await db
    .select({
      id: sql<string>`${id}::text`,
      name: sql<string>`${name}`,
      of: sql<string>`${link?.of ?? id}::text`,
    })
    .from(table)
    .where(inArray(id, uuids));
  return rows.map((row) => [
    row.id,
    { name: row.name, link: link === undefined ? null : link.path(row.id, row.of) },
  ]);
}

/** The names of these people, by their id here or in the identity library. */
export async function namesOfPeople(
  { people }: AuditNames,
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [own, others] = [ids.filter(isUuid), ids.filter((id) => !isUuid(id))];
  const rows = await db
    .select({ id: users.id, authId: users.authId, name: sql<string>`${people.name}` })
    .from(users)
    .where(or(inArray(users.id, own), inArray(users.authId, others)));
  return new Map(
    rows.flatMap(({ id, authId, name }) => [[id, name] as const, [authId ?? '', name] as const]),
  );
}

/** What entries are about, by id, as far as it is there and has a name. */
export async function findSubjects(
  { subjects }: AuditNames,
  db: Queryable,
  entries: readonly { readonly subject: string; readonly subjectId: string }[],
): Promise<ReadonlyMap<string, NamedSubject>> {
  const byId = new Map<string, NamedSubject>();
  for (const [subject, ofIt] of Map.groupBy(entries, (one) => one.subject)) {
    const named = subjects.get(subject);
    if (named === undefined) continue;
    const ids = ofIt.map(({ subjectId }) => subjectId);
    for (const [id, one] of await subjectsIn(db, named, ids)) byId.set(id, one);
  }
  return byId;
}
