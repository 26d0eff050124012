import { countedRows } from './counted-rows.ts';
import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { limitUpTo, pageQuery, paginated, text } from '#core/domain/schemas.ts';
import { isTimeZone } from '#core/domain/time-zone.ts';
import { filterQuery } from './filters.ts';
import { metricsLimits } from './limits.ts';
import {
  ActivityDay,
  AnswerTime,
  CountedRow,
  EmptySearches,
  Figures,
  FunnelStep,
  OpportunityMetrics,
  Outcome,
  Pilots,
  Searches,
  StageCurve,
  StageTime,
} from './metrics.ts';
import { partKinds, rowParts } from './part-kinds.ts';
import { Cohort, FunnelParts, Mark, RankedCompanies } from './parts.ts';
import { daysIn } from './range.ts';
import { PeopleCohort, Use, Used } from './use.ts';
import { usedThingNames } from './used-things.ts';

const filters = {
  ...filterQuery,
  /** Days in that zone; the last is included. */
  from: z.iso.date(),
  to: z.iso.date(),
  zone: z._default(
    text(metricsLimits.zoneCharacters).check(z.refine(isTimeZone, 'This is not a time zone.')),
    'UTC',
  ),
};

const isRange = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const days = daysIn({ from, to });
  return days >= 1 && days <= metricsLimits.rangeDaysMost && from >= '1900' && to < '2200';
};
const rangeProblem = `The range must be from 1 to ${metricsLimits.rangeDaysMost} days.`;

const query = z.object(filters).check(z.refine(isRange, rangeProblem));
export type MetricsQuery = z.output<typeof query>;

const wholeUpTo = (most: number) =>
  z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/u)),
      z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(most))),
    ),
  );

/** How many at most; all of them, as in a CSV, without. */
const most = { limit: wholeUpTo(metricsLimits.rankedMost) };
const rankedQuery = z.object({ ...filters, ...most }).check(z.refine(isRange, rangeProblem));
export type RankedQuery = z.output<typeof rankedQuery>;

const metric = <const Path extends `/${string}`, const Schema extends z.ZodMiniType>(
  path: Path,
  summary: string,
  answer: Schema,
) => endpoint({ method: 'GET', path, summary, may: 'viewMetrics', query, answer });

/** The same, of which the first ones can be asked for. */
const ranked = <const Path extends `/${string}`, const Schema extends z.ZodMiniType>(
  path: Path,
  summary: string,
  answer: Schema,
) => endpoint({ method: 'GET', path, summary, may: 'viewMetrics', query: rankedQuery, answer });

export const figures = metric(
  '/metrics/figures',
  'Submissions, companies that submitted, decisions and the time to answer, also over time.',
  Figures,
);

export const funnel = metric(
  '/metrics/funnel',
  'How many of the submissions of a range reached each stage.',
  z.array(FunnelStep),
);

export const stageTimes = metric(
  '/metrics/stages',
  'How long the submissions of a range spent in each stage; those still there count as waiting.',
  z.array(StageTime),
);

export const stageCurve = endpoint({
  method: 'GET',
  path: '/metrics/stages/curve',
  summary: 'What share of the submissions of a range was still in a stage after so many days.',
  may: 'viewMetrics',
  query: z
    .object({ ...filters, stage: text(limits.stageCharacters) })
    .check(z.refine(isRange, rangeProblem)),
  answer: StageCurve,
});

export const answerTimes = metric(
  '/metrics/answers',
  'The time to answer against the promise of each corporation.',
  z.array(AnswerTime),
);

export const opportunities = ranked(
  '/metrics/opportunities',
  'The same figures for each opportunity, the most submissions first.',
  z.array(OpportunityMetrics),
);

export const activity = metric(
  '/metrics/activity',
  'Pages that people viewed, day by day.',
  z.array(ActivityDay),
);

export const searches = ranked(
  '/metrics/searches',
  'What people searched for most, and what found nothing.',
  Searches,
);

export const emptySearches = ranked(
  '/metrics/searches/empty',
  'Searches that found nothing, grouped by their words, with what they find today and what was made of them.',
  z.array(EmptySearches),
);

export const outcomes = metric(
  '/metrics/outcomes',
  'Submissions, projects, pilots and rollouts by how the submissions came about.',
  z.array(Outcome),
);

export const pilots = metric(
  '/metrics/pilots',
  'Projects and pilots under way now, and the decisions about pilots that are due.',
  Pilots,
);

export const use = metric(
  '/metrics/use',
  'How many people used the product and what they did, also over time.',
  Use,
);

export const used = endpoint({
  method: 'GET',
  path: '/metrics/used',
  summary: 'What was viewed or used most: companies, opportunities, formats and so on.',
  may: 'viewMetrics',
  query: z
    .object({ ...filters, ...most, of: z.enum(usedThingNames) })
    .check(z.refine(isRange, rangeProblem)),
  answer: z.array(Used),
});

export const peopleCohorts = metric(
  '/metrics/people',
  'People by the month of their account: how many came back.',
  z.array(PeopleCohort),
);

export const funnelParts = endpoint({
  method: 'GET',
  path: '/metrics/funnel/parts',
  summary: 'The same by opportunity, cycle, country or source.',
  may: 'viewMetrics',
  query: z.object({ ...filters, by: z.enum(partKinds) }).check(z.refine(isRange, rangeProblem)),
  answer: FunnelParts,
});

export const companies = ranked(
  '/metrics/companies',
  'Companies that submitted most, and that are in most collections.',
  RankedCompanies,
);

export const cohorts = metric(
  '/metrics/cohorts',
  'Companies by the month of their first submission: who was answered, and who came back.',
  z.array(Cohort),
);

export const marks = metric(
  '/metrics/marks',
  'Cycles that opened and closed, and large imports, day by day.',
  z.array(Mark),
);

export const rows = endpoint({
  method: 'GET',
  path: '/metrics/rows',
  summary: 'The submissions that a figure counts.',
  may: 'viewMetrics',
  query: z
    .object({
      ...filters,
      of: z.enum(countedRows),
      /** Of `reached` and `stayed`. */
      stage: z.optional(text(limits.stageCharacters)),
      /** Only of one part, as parts and companies name it; without `part` those not known. */
      by: z.optional(z.enum(rowParts)),
      part: z.optional(text(limits.nameCharacters)),
      /** Of `returned`: only those of the month that many after the first one of the range. */
      monthsLater: wholeUpTo(metricsLimits.cohortMonths),
      ...pageQuery,
      limit: limitUpTo(metricsLimits.rowsPageMost, metricsLimits.rowsPerPage),
    })
    .check(z.refine(isRange, rangeProblem)),
  answer: paginated(CountedRow),
  paginated: true,
});
