import { and, eq, sql, type Placeholder } from 'drizzle-orm';
import type { submissionSorts } from '#domain/opportunities/endpoints.ts';
import type { CompanyCard } from '#domain/companies/company.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import { attachmentsOf } from '#server/gate/attachments.ts';
import { ownRoles } from '#server/gate/case-of.ts';
import {
  anyViewer,
  sightOf,
  viewerValues,
  visibleOpportunity,
  type Sight,
} from '#server/gate/visibility.ts';
import type { Viewer } from '#server/gate/viewer.ts';
import {
  behind,
  inOrder,
  keyColumn,
  pageOf,
  textKey,
  type SortKey,
} from '#server/platform/database/cursor.ts';
import { jsonObject } from '#server/platform/database/json-object.ts';
import type { Database, Queryable } from '#server/platform/database/open.ts';
import { companies } from '#server/tables/companies.ts';
import { opportunities } from '#server/tables/opportunities.ts';
import { submissions } from '#server/tables/submissions.ts';
import { withCaseWork } from './case-work.ts';

const company = sql<CompanyCard | null>`case when ${companies.id} is null then null else
  json_build_object('kind', ${companies.kind}, 'id', ${companies.id}, 'name', ${companies.name},
    'oneLiner', ${companies.oneLiner}, 'url', ${companies.url}, 'logoUrl', ${companies.logoUrl},
    'country', ${companies.country}, 'city', ${companies.city},
    'foundedYear', ${companies.foundedYear}, 'stage', ${companies.stage},
    'fundingUsd', ${companies.fundingUsd}, 'tags', ${companies.tags}) end`;

const rowColumns = {
  id: submissions.id,
  opportunityId: submissions.opportunityId,
  company,
  companyName: submissions.companyName,
  contactName: submissions.contactName,
  contactEmail: submissions.contactEmail,
  title: submissions.title,
  stage: submissions.stage,
  stageSince: submissions.stageSince,
  withdrawnAt: submissions.withdrawnAt,
  version: submissions.version,
  source: submissions.source,
  createdAt: submissions.createdAt,
  updatedAt: submissions.updatedAt,
};

const uuidKey: SortKey = { by: sql`${submissions.id}`, type: 'uuid' };
const age: SortKey = {
  by: sql`extract(epoch from ${submissions.createdAt})::float8`,
  type: 'float8',
};

const sortKeys: Record<(typeof submissionSorts)[number], readonly SortKey[]> = {
  newest: [{ ...age, by: sql`-${age.by}` }, uuidKey],
  oldest: [age, uuidKey],
  stage: [
    textKey(submissions.stage),
    { by: sql`${submissions.position}`, type: 'float8' },
    uuidKey,
  ],
  title: [textKey(submissions.title), uuidKey],
};

/** One submission, with the roles of whoever reads it. */
const one = (db: Queryable, sight: Sight, id: string | Placeholder) =>
  db
    .select({
      ...rowColumns,
      pitch: submissions.pitch,
      answers: submissions.answers,
      reason: submissions.reason,
      roles: ownRoles(sight),
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .leftJoin(companies, eq(companies.id, submissions.companyId))
    .where(and(eq(submissions.id, id), submissions.isActive, visibleOpportunity(sight)));

async function whole(
  db: Queryable,
  viewer: Viewer,
  { roles, ...submission }: Awaited<ReturnType<typeof one>>[number],
): Promise<Submission | null> {
  const [found] = await withCaseWork(db, viewer, { roles }, [submission]);
  return found ? { ...found, attachments: await attachmentsOf(db, found.id) } : null;
}

/** Whoever sees an opportunity sees its submissions (section 1). */
export function submissionStore(database: Database) {
  const getPrepared = one(database, anyViewer, sql.placeholder('id')).prepare('submission_get');

  return {
    async get(viewer: Viewer, id: string): Promise<Submission | null> {
      const [found] = await getPrepared.execute({ id, ...viewerValues(viewer) });
      return found ? whole(database, viewer, found) : null;
    },

    /** The same inside a transaction, where a prepared query of the pool cannot look. */
    async getWithin(db: Queryable, viewer: Viewer, id: string): Promise<Submission | null> {
      const [found] = await one(db, sightOf(viewer), id);
      return found ? whole(db, viewer, found) : null;
    },

    /** Null when the viewer does not see the opportunity. */
    async ofOpportunity(
      viewer: Viewer,
      opportunityId: string,
      query: {
        stage?: string | undefined;
        sort: (typeof submissionSorts)[number];
        limit: number;
        cursor?: string | undefined;
      },
    ) {
      const sight = sightOf(viewer);
      const [seen] = await database
        .select({ roles: ownRoles(sight) })
        .from(opportunities)
        .where(and(eq(opportunities.id, opportunityId), visibleOpportunity(sight)));
      if (!seen) return null;
      const keys = sortKeys[query.sort];
      const rows = await database
        .select({ row: jsonObject(rowColumns), cursorKeys: keyColumn(keys) })
        .from(submissions)
        .leftJoin(companies, eq(companies.id, submissions.companyId))
        .where(
          and(
            eq(submissions.opportunityId, opportunityId),
            submissions.isActive,
            query.stage === undefined ? undefined : eq(submissions.stage, query.stage),
            behind(query.cursor, keys),
          ),
        )
        .orderBy(...inOrder(keys))
        .limit(query.limit + 1);
      const page = pageOf(rows, query.limit);
      return { ...page, data: await withCaseWork(database, viewer, seen, page.data) };
    },
  };
}

export type SubmissionStore = ReturnType<typeof submissionStore>;
