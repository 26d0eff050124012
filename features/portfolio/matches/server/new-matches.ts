import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import type { Log } from '#core/platform/log/log.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import {
  weighTerms,
  type WeightedText,
} from '#features/portfolio/matches/domain/weighted-terms.ts';
import { statusOfOpportunity } from '#features/cases/opportunities/server/shared/opportunity-status.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import type { Engine } from './candidates.ts';
import { matchFound } from './events.ts';
import { rankForTeam } from './rank-for-team.ts';
import { textColumns, textsOf } from './opportunity-texts.ts';
import { matchAnnouncements } from './tables.ts';

export interface NewMatchParts {
  readonly db: Database;
  readonly engine: Engine;
  readonly log: Log;
}

interface OpenOpportunity {
  readonly id: string;
  readonly name: string;
  readonly texts: readonly WeightedText[];
}

async function openOpportunities(db: Queryable): Promise<OpenOpportunity[]> {
  const rows = await db
    .select({
      id: opportunities.id,
      ...textColumns,
    })
    .from(opportunities)
    .innerJoin(cycles, eq(cycles.id, opportunities.cycleId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(
      and(opportunities.isActive, corporations.isActive, sql`${statusOfOpportunity} = 'ACTIVE'`),
    );
  return rows.map((row) => ({ id: row.id, name: row.name, texts: textsOf(row) }));
}

/** The new companies among the best of an opportunity, best first. */
async function newAmongBest(
  { db, engine }: NewMatchParts,
  { texts }: OpenOpportunity,
  newIds: ReadonlySet<string>,
) {
  const ranked = await rankForTeam(db, engine, { terms: weighTerms(texts) });
  return ranked
    .slice(0, matchLimits.announcedBest)
    .filter(({ id, values }) => newIds.has(id) && (values.topic ?? 0) > 0)
    .slice(0, matchLimits.announcedMost)
    .map(({ record }) => record);
}

/** Tells the team in the transaction that notes of whom: nobody is told twice. */
async function notifyTeam(
  db: Database,
  { id: opportunityId, name }: OpenOpportunity,
  matches: Awaited<ReturnType<typeof newAmongBest>>,
): Promise<number> {
  if (matches.length === 0) return 0;
  return db.transaction(async (tx) => {
    const noted = await tx
      .insert(matchAnnouncements)
      .values(matches.map(({ id: companyId }) => ({ opportunityId, companyId })))
      .onConflictDoNothing()
      .returning({ id: matchAnnouncements.companyId });
    const submitted = await tx
      .select({ id: submissions.companyId })
      .from(submissions)
      .where(and(eq(submissions.opportunityId, opportunityId), submissions.isActive));
    const submittedIds = new Set(submitted.map(({ id }) => id));
    const ids = new Set(noted.map(({ id }) => id).filter((id) => !submittedIds.has(id)));
    const news = matches.filter(({ id }) => ids.has(id));
    if (news.length === 0) return 0;
    await emit(tx, matchFound, {
      opportunityId,
      opportunity: name,
      companies: news.map(({ kind, id, name: company, oneLiner }) => ({
        ref: { kind, id },
        name: company,
        oneLiner,
      })),
    });
    return news.length;
  });
}

/** Compares new companies with every open opportunity; returns how many were announced. */
export async function notifyNewMatches(parts: NewMatchParts, now: Date): Promise<number> {
  const since = new Date(now.getTime() - matchLimits.announcedAgeMs).toISOString();
  const created = await parts.db
    .select({ id: companies.id })
    .from(companies)
    .where(gt(companies.createdAt, since));
  if (created.length === 0) return 0;
  const newIds = new Set(created.map(({ id }) => id));
  let count = 0;
  for (const opportunity of await openOpportunities(parts.db)) {
    // One that fails must not block the others; its companies are new for some nights.
    count += await newAmongBest(parts, opportunity, newIds)
      .then((matches) => notifyTeam(parts.db, opportunity, matches))
      .catch((error: unknown) => {
        parts.log.warn({ err: error, opportunity: opportunity.id }, 'It could not be matched.');
        return 0;
      });
  }
  return count;
}
