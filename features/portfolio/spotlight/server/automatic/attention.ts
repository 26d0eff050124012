import { sql } from 'drizzle-orm';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import { pluralize } from '#core/domain/format.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { users } from '#core/server/tables/users.ts';
import { linkToOpportunity } from '#features/cases/opportunities/domain/links.ts';
import { linkToProject } from '#features/portfolio/projects/domain/links.ts';
import { linkToRadar } from '#features/portfolio/radars/domain/links.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import type { SpotlightItem } from '#features/portfolio/spotlight/domain/spotlight.ts';
import type { SpotlightReader } from '#features/portfolio/spotlight/server/reader.ts';
import { watchedThings } from './watched-things.ts';

const { attentionDays, attentionWeeks, attentionEventsLeast, attentionPeopleLeast, itemsMost } =
  spotlightLimits;

/**
 * Events that everybody who sees the thing may learn of: never votes, scores, comments or who is on the
 * team, since a count of those says that there were some.
 */
export const countedKinds = ({ events }: EventCatalogue): string[] =>
  [...events.values()].flatMap(({ kind, audience, history }) =>
    audience === 'viewers' && history !== undefined ? [kind] : [],
  );

const links = {
  opportunity: linkToOpportunity,
  project: linkToProject,
  radar: linkToRadar,
} as const;

interface Row extends Record<string, unknown> {
  readonly kind: keyof typeof links;
  readonly id: string;
  readonly name: string;
  readonly summary: string | null;
  readonly corporation: string;
  readonly people: number;
  readonly weeks: number[];
  readonly at: string;
}

/** Drafts of a radar are for its editors: only what was said and published counts. */
const isShownOfRadar = sql`(${auditEntries.subject} <> 'radar' or ${auditEntries.kind} in (
  'radar.editionPublished', 'radar.commented', 'radar.proposed', 'radar.shown'))`;

/**
 * Things with more events in the last seven days than in a mean week of the eight before, by enough
 * people of their corporation, which is the reader's.
 */
export async function attentionItems(
  db: Queryable,
  reader: SpotlightReader,
  kinds: readonly string[],
): Promise<SpotlightItem[]> {
  const age = sql`floor(extract(epoch from now() - ${auditEntries.at}) / ${attentionDays * 86_400})::int`;
  const { rows } = await db.execute<Row>(sql`
    with thing as materialized (${watchedThings(reader)}), happened as (
      select thing.kind, thing.id, ${age} as age, ${auditEntries.actorId} as actor_id,
        ${auditEntries.at} as at
      from ${auditEntries}
      join ${users} on ${users.id} = ${auditEntries.actorId}
      join thing on thing.corporation_id = ${users.corporationId} and case
        when ${auditEntries.opportunityId} is not null
          then thing.kind = 'opportunity' and thing.id = ${auditEntries.opportunityId}
        else thing.kind = ${auditEntries.subject} and thing.id::text = ${auditEntries.subjectId} end
      where ${auditEntries.at} > now() - make_interval(days => ${attentionDays * (attentionWeeks + 1)})
        and ${auditEntries.kind} = any(${sql.param(kinds)}::text[]) and ${isShownOfRadar}
    ), counted as (
      select kind, id, count(*) filter (where age = 0)::int as events,
        count(distinct actor_id) filter (where age = 0)::int as people, max(at) as at,
        array(select coalesce(sum((its.age = week)::int), 0)::int
          from generate_series(${attentionWeeks}::int, 0, -1) week
          left join happened its on its.kind = happened.kind and its.id = happened.id
          group by week order by week desc) as weeks
      from happened group by kind, id
    )
    select thing.kind, thing.id, thing.name, thing.summary, ${corporations.name} as corporation,
      counted.people, counted.weeks, ${isoText(sql`counted.at`)} as at
    from counted join thing using (kind, id)
    join ${corporations} on ${corporations.id} = thing.corporation_id
    where counted.events >= ${attentionEventsLeast} and counted.people >= ${attentionPeopleLeast}
      and counted.events * ${attentionWeeks}::int > (
        select sum(week) - counted.events from unnest(counted.weeks) week)
    order by counted.events desc, thing.name, thing.id limit ${itemsMost}`);
  return rows.map(({ kind, id, name, summary, corporation, people, weeks, at }) => {
    const events = weeks.at(-1) ?? 0;
    const mean = (weeks.reduce((sum, week) => sum + week, 0) - events) / attentionWeeks;
    return {
      kind,
      id,
      name,
      summary,
      corporation,
      at,
      trend: weeks,
      mark: null,
      reason: `By ${pluralize(people, 'person', 'people', 'en')} in ${attentionDays} days, usually ${Number(mean.toFixed(1))} a week`,
      count: { value: events, of: 'events' },
      link: links[kind](id),
    };
  });
}
