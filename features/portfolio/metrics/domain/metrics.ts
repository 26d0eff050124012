import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';
import { countedRows } from './counted-rows.ts';
import { origins } from './origins.ts';
import { bucketUnits } from './range.ts';

const Days = z.nullable(z.number());

/** A value, the same of the period before, and both over time. */
export const Figure = z.object({
  value: Days,
  before: Days,
  values: z.array(Days),
  valuesBefore: z.array(Days),
});
export type Figure = z.infer<typeof Figure>;

export const figureNames = ['submissions', 'companies', 'decisions', 'answerDays'] as const;
export type FigureName = (typeof figureNames)[number];

const Bucket = z.object({ from: z.iso.date(), to: z.iso.date() });

export const Figures = z.object({
  unit: z.enum(bucketUnits),
  buckets: z.array(Bucket),
  /** The days of the period before that stand beside each bucket. */
  bucketsBefore: z.array(Bucket),
  submissions: Figure,
  /** Companies that submitted. */
  companies: Figure,
  /** Submissions that got their answer. */
  decisions: Figure,
  /** The median of the days from a submission to its answer. */
  answerDays: Figure,
  /** By how many days answers take longer than before (`shiftOf`). Null: there are none in one of both. */
  answerShift: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
});
export type Figures = z.infer<typeof Figures>;

export const FunnelStep = z.object({
  stage: z.string(),
  reached: z.int(),
  before: z.int(),
  /** Of the period before, as it stood when that was as old as this one is: later ones have had less time. */
  beforeThen: z.int(),
});
export type FunnelStep = z.infer<typeof FunnelStep>;

/**
 * The days within which a quarter, half, three quarters and nine of ten left a stage. Those still in it
 * count as waiting until now. Null: not reached yet, or nobody was there.
 */
export const StageTime = z.object({
  stage: z.string(),
  submissions: z.int(),
  open: z.int(),
  p25Days: Days,
  medianDays: Days,
  p75Days: Days,
  p90Days: Days,
});
export type StageTime = z.infer<typeof StageTime>;

/** What share was still in a stage after so many days (`survival.ts`). */
export const StageCurve = z.object({
  stage: z.string(),
  /** Each time that a submission was there. */
  stays: z.int(),
  open: z.int(),
  steps: z.array(
    z.object({
      days: z.number(),
      atRisk: z.int(),
      left: z.int(),
      open: z.int(),
      waiting: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
});
export type StageCurve = z.infer<typeof StageCurve>;

/** How a corporation's teams keep what they promise to those who submit. */
export const AnswerTime = z.object({
  corporationId: Id,
  name: z.string(),
  /** Null: nothing is promised. */
  promiseDays: z.nullable(z.int()),
  decisions: z.int(),
  withinPromise: z.int(),
  medianDays: Days,
  p90Days: Days,
  /** Now, whenever they were submitted. */
  waiting: z.int(),
  overdue: z.int(),
});
export type AnswerTime = z.infer<typeof AnswerTime>;

/** What became of the submissions that came about in one way. */
export const Outcome = z.object({
  origin: z.enum(origins),
  submissions: z.int(),
  /** With a project that the reader sees, one whose pilot has begun, and one that is rolled out. */
  projects: z.int(),
  pilots: z.int(),
  rollouts: z.int(),
});
export type Outcome = z.infer<typeof Outcome>;

/** Projects now, whenever they began. */
export const Pilots = z.object({
  active: z.int(),
  pilots: z.int(),
  /** Pilots to be decided within the next days (`metricsLimits.decisionDays`), and those whose day has passed. */
  due: z.int(),
  overdue: z.int(),
});
export type Pilots = z.infer<typeof Pilots>;

export const OpportunityMetrics = z.object({
  id: Id,
  name: z.string(),
  corporation: z.string(),
  cycle: z.string(),
  submissions: z.int(),
  before: z.int(),
  decisions: z.int(),
  answerDays: Days,
  waiting: z.int(),
});
export type OpportunityMetrics = z.infer<typeof OpportunityMetrics>;

export type CountedRows = (typeof countedRows)[number];

export const CountedRow = z.object({
  id: Id,
  title: z.string(),
  companyName: z.string(),
  opportunityId: Id,
  opportunity: z.string(),
  stage: z.string(),
  submittedAt: Instant,
  answeredAt: z.nullable(Instant),
});
export type CountedRow = z.infer<typeof CountedRow>;

/** Pages viewed on a day. Null: hidden, since too few people are behind it. */
export const ActivityDay = z.object({
  day: z.iso.date(),
  views: z.nullable(z.int()),
  people: z.nullable(z.int()),
});
export type ActivityDay = z.infer<typeof ActivityDay>;

const SearchedFor = z.object({ query: z.string(), count: z.int(), people: z.int() });
export const Searches = z.object({ top: z.array(SearchedFor), empty: z.array(SearchedFor) });
export type Searches = z.infer<typeof Searches>;

const Linked = z.object({ id: Id, name: z.string() });

/** Searches for the same that found nothing, the most frequent words first. */
export const EmptySearches = z.object({
  queries: z.array(z.object({ query: z.string(), count: z.int() })),
  count: z.int(),
  people: z.int(),
  /** False: at least so many, since people of several searches are not told apart. */
  isPeopleExact: z.boolean(),
  /** The first of these days; only the month (`2026-10`) where less is told. */
  since: z.string(),
  /** The one of them that finds companies today. */
  found: z.nullable(z.object({ query: z.string(), total: z.int() })),
  /** What was made of it, as far as the reader may see it: saved searches are their owner's alone. */
  savedSearches: z.array(Linked),
  opportunities: z.array(Linked),
  imports: z.array(Linked),
});
export type EmptySearches = z.infer<typeof EmptySearches>;
