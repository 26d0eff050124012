import { and, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { linkToCollection } from '#features/directory/collections/domain/links.ts';
import { eachCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { linkToCompany } from '#features/directory/companies/domain/link-to-company.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { linkToRadar } from '#features/portfolio/radars/domain/links.ts';
import { visibleRadar } from '#features/portfolio/radars/server/shared/visibility.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';
import type { PinnedSubject, SubjectKind } from '#features/portfolio/spotlight/domain/spotlight.ts';

interface Source {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly name: AnyPgColumn;
  readonly summary: SQL<string | null>;
  /** Company kinds are part of their address. */
  readonly part?: AnyPgColumn;
  readonly visible: (scope: VisibilityScope) => SQL;
  readonly link: (id: string, part: string) => string;
}

const none = sql<null>`null::text`;

const sources: Readonly<Record<SubjectKind, Source>> = {
  opportunity: {
    table: opportunities,
    id: opportunities.id,
    name: opportunities.name,
    summary: sql`nullif(${opportunities.summary}, '')`,
    visible: visibleOpportunity,
    link: (id) => linkToOpportunity(id),
  },
  company: {
    table: companies,
    id: companies.id,
    name: companies.name,
    part: companies.kind,
    summary: sql`${companies.oneLiner}`,
    // The directory is open to every signed-in person.
    visible: () => sql`true`,
    link: (id, kind) => linkToCompany({ kind: kind as 'startup', id }),
  },
  radar: {
    table: radars,
    id: radars.id,
    name: radars.name,
    summary: sql`${radars.description}`,
    visible: visibleRadar,
    link: linkToRadar,
  },
  collection: {
    table: collections,
    id: collections.id,
    name: collections.name,
    summary: none,
    visible: (scope) =>
      sql`(${collections.isActive} and ${visibleRows('collection', scope, eachCollection)})`,
    link: linkToCollection,
  },
};

interface Pointer {
  readonly subjectKind: SubjectKind | null;
  readonly subjectId: string | null;
}

/** What blocks point to, by id, as far as a reader sees it. */
export async function loadSubjects(
  db: Queryable,
  scope: VisibilityScope,
  pointers: readonly Pointer[],
): Promise<ReadonlyMap<string, PinnedSubject>> {
  const subjects = new Map<string, PinnedSubject>();
  for (const [kind, some] of Map.groupBy(pointers, ({ subjectKind }) => subjectKind)) {
    const ids = some.flatMap(({ subjectId }) => subjectId ?? []);
    if (kind === null || ids.length === 0) continue;
    const { table, id, name, summary, part, visible, link } = sources[kind];
    const rows = await db
      .select({ id, name, summary, part: sql<string>`${part ?? none}` })
      .from(table)
      .where(and(inArray(id, ids), visible(scope)));
    for (const row of rows) {
      const { id: subjectId, name: called } = row as { id: string; name: string };
      subjects.set(subjectId, {
        kind,
        id: subjectId,
        name: called,
        summary: row.summary,
        link: link(subjectId, row.part),
      });
    }
  }
  return subjects;
}
