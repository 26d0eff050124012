import { inArray, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { mergedAccounts } from '#features/people/users/server/tables.ts';

/** Of an account that was merged into another one: the name of that one. */
const nameMergedInto = sql`(
  select concat_ws(' ', target.first_name, target.last_name) || ' (former account)'
  from ${mergedAccounts} join ${users} target on target.id = ${mergedAccounts.intoId}
  where ${mergedAccounts.userId} = ${users}.id)`;

const fullName = sql<string>`coalesce(${nameMergedInto},
  concat_ws(' ', ${users.firstName}, ${users.lastName}))`;

interface Named {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly name: unknown;
}

/** Where the names of subjects are. */
const namedSubjects: Readonly<Record<string, Named>> = {
  user: { table: users, id: users.id, name: fullName },
  opportunity: { table: opportunities, id: opportunities.id, name: opportunities.name },
  submission: { table: submissions, id: submissions.id, name: submissions.title },
  project: { table: projects, id: projects.id, name: projects.name },
  corporation: { table: corporations, id: corporations.id, name: corporations.name },
  company: { table: companies, id: companies.id, name: companies.name },
};

const isUuid = (id: string): boolean => /^[0-9a-fA-F-]{36}$/u.test(id);

async function namesIn(db: Queryable, { table, id, name }: Named, ids: readonly string[]) {
  const uuids = [...new Set(ids)].filter(isUuid);
  if (uuids.length === 0) return [];
  const rows = await db
    .select({ id: sql<string>`${id}::text`, name: sql<string>`${name}` })
    .from(table)
    .where(inArray(id, uuids));
  return rows.map((row) => [row.id, row.name] as const);
}

/** The names of these people, by their id here or in the identity library. */
export async function namesOfPeople(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [own, others] = [ids.filter(isUuid), ids.filter((id) => !isUuid(id))];
  const rows = await db
    .select({ id: users.id, authId: users.authId, name: fullName })
    .from(users)
    .where(or(inArray(users.id, own), inArray(users.authId, others)));
  return new Map(
    rows.flatMap(({ id, authId, name }) => [[id, name] as const, [authId ?? '', name] as const]),
  );
}

/** The names of what entries are about, by id, as far as it is there and has one. */
export async function namesOfSubjects(
  db: Queryable,
  subjects: readonly { readonly subject: string; readonly subjectId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [subject, entries] of Map.groupBy(subjects, (one) => one.subject)) {
    const named = namedSubjects[subject];
    if (named === undefined) continue;
    const ids = entries.map(({ subjectId }) => subjectId);
    for (const [id, name] of await namesIn(db, named, ids)) names.set(id, name);
  }
  return names;
}
