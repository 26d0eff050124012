import { sql } from 'drizzle-orm';
import { formatList } from '#core/domain/format.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { answeredStages } from '#features/portfolio/metrics/domain/answered-stages.ts';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { linkToProject } from '#features/portfolio/projects/domain/links.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import type { SpotlightItem } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { ofReader, type SpotlightReader } from '#features/portfolio/spotlight/server/reader.ts';

const { decisionDays, itemsMost } = spotlightLimits;
const since = sql.raw(`now() - interval '${decisionDays} days'`);

interface Moved extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly corporation: string;
  readonly igniteConfig: unknown;
  readonly stage: string;
  readonly count: number;
  readonly at: string;
}

/** Submissions that were moved to where they are now, by opportunity and stage. */
const movedSubmissions = (db: Queryable, reader: SpotlightReader) =>
  db.execute<Moved>(sql`
    select ${opportunities.id} as id, ${opportunities.name} as name,
      ${corporations.name} as corporation, ${corporations.igniteConfig} as "igniteConfig",
      ${submissions.stage} as stage, count(distinct ${submissions.id})::int as count,
      ${isoText(sql`max(${auditEntries.at})`)} as at
    from ${auditEntries}
    join ${opportunities} on ${opportunities.id} = ${auditEntries.opportunityId}
    join ${corporations} on ${corporations.id} = ${opportunities.corporationId}
    join ${submissions} on ${submissions.id}::text = ${auditEntries.subjectId}
      and ${submissions.opportunityId} = ${opportunities.id}
    where ${auditEntries.kind} = 'submission.moved' and ${auditEntries.at} > ${since}
      and ${auditEntries.details} ->> 'to' = ${submissions.stage}
      and ${submissions.isActive} and ${submissions.withdrawnAt} is null
      and ${visibleOpportunity(reader.scope)}
      and ${ofReader(reader, sql`${opportunities.corporationId}`)}
    group by ${opportunities.id}, ${corporations.id}, ${submissions.stage}
    order by at desc, ${submissions.stage}`);

async function submissionDecisions(
  db: Queryable,
  reader: SpotlightReader,
): Promise<SpotlightItem[]> {
  const { rows } = await movedSubmissions(db, reader);
  const decided = rows.filter(({ igniteConfig, stage }) =>
    answeredStages(stagesOf(igniteConfig)).includes(stage),
  );
  return [...Map.groupBy(decided, ({ id }) => id)].flatMap(([id, ofOne]) => {
    const [latest] = ofOne;
    if (!latest) return [];
    const { name, corporation, at } = latest;
    const stages = ofOne.map(({ count, stage }) => `${count} to ${stage}`);
    return [
      {
        kind: 'opportunity' as const,
        id,
        name,
        summary: null,
        corporation,
        mark: null,
        at,
        reason: `Moved: ${formatList(stages)}`,
        count: { value: ofOne.reduce((sum, { count }) => sum + count, 0), of: 'decisions' },
        link: linkToOpportunity(id, 'submissions'),
      },
    ];
  });
}

interface Pilot extends Record<string, unknown> {
  readonly id: string;
  readonly name: string;
  readonly corporation: string;
  readonly outcome: string;
  readonly count: number;
  readonly at: string;
}

async function pilotDecisions(db: Queryable, reader: SpotlightReader): Promise<SpotlightItem[]> {
  const { rows } = await db.execute<Pilot>(sql`
    select ${projects.id} as id, ${projects.name} as name, ${corporations.name} as corporation,
      count(*)::int as count, ${isoText(sql`max(${auditEntries.at})`)} as at,
      (array_agg(${auditEntries.details} ->> 'outcome' order by ${auditEntries.at} desc))[1] as outcome
    from ${auditEntries}
    join ${projects} on ${projects.id}::text = ${auditEntries.subjectId}
    join ${corporations} on ${corporations.id} = ${projects.corporationId}
    where ${auditEntries.kind} = 'project.pilotDecided' and ${auditEntries.at} > ${since}
      and ${visibleProject(reader.scope)} and ${ofReader(reader, sql`${projects.corporationId}`)}
    group by ${projects.id}, ${corporations.id}`);
  return rows.map(({ id, name, corporation, outcome, count, at }) => ({
    kind: 'project',
    id,
    name,
    summary: null,
    corporation,
    mark: null,
    at,
    reason: `Pilot decided: ${outcome}`,
    count: { value: count, of: 'decisions' },
    link: linkToProject(id),
  }));
}

/** What was decided on submissions and pilots, the latest first. */
export async function decisionItems(
  db: Queryable,
  reader: SpotlightReader,
): Promise<SpotlightItem[]> {
  const rows = [...(await submissionDecisions(db, reader)), ...(await pilotDecisions(db, reader))];
  return rows
    .toSorted((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id))
    .slice(0, itemsMost);
}
