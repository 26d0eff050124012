import { formatNumber, pluralize } from '#core/domain/format.ts';
import { rateWords } from '#core/domain/rate.ts';
import type { AnswerTime, Figure, Figures, FunnelStep, OpportunityMetrics } from './metrics.ts';
import type { FilterName } from './filter-names.ts';
import type { DayRange } from './range.ts';

/** A filter of a report, in names. */
export interface NamedFilter {
  readonly name: FilterName;
  readonly isExcluded: boolean;
  readonly values: readonly string[];
}

/** What a report says, however it is shown. */
export interface Report {
  readonly range: DayRange;
  readonly before: DayRange;
  readonly zone: string;
  readonly filters: readonly NamedFilter[];
  readonly figures: Figures;
  readonly funnel: readonly FunnelStep[];
  readonly answers: readonly AnswerTime[];
  readonly opportunities: readonly OpportunityMetrics[];
}

export const filterWords: Readonly<Record<FilterName, string>> = {
  corporation: 'Corporation',
  opportunity: 'Opportunity',
  cycle: 'Scouting cycle',
  userType: 'Type of user',
};

export const userTypeWords = { external_user: 'Corporation', foundry_user: 'Foundry' } as const;

/** "Scouting cycle: not Spring, Autumn" */
export const namedFilterText = ({ name, isExcluded, values }: NamedFilter): string =>
  `${filterWords[name]}: ${isExcluded ? 'not ' : ''}${values.join(', ')}`;

/** Two reports that count the same say nothing new. Periods before, and waiting days, always differ. */
export const countedIn = ({ figures, funnel, answers, opportunities }: Report): string =>
  JSON.stringify([
    ...[figures.submissions, figures.companies, figures.decisions, figures.answerDays].map(
      ({ value }) => value,
    ),
    funnel.map(({ stage, reached }) => [stage, reached]),
    answers.map(({ name, waiting, overdue }) => [name, waiting, overdue]),
    opportunities.map(({ id, submissions, decisions, waiting }) => [
      id,
      submissions,
      decisions,
      waiting,
    ]),
  ]);

interface Table {
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
}

const number = (value: number | null) => (value === null ? '–' : formatNumber(value, 'en'));
const days = (value: number | null) => (value === null ? '–' : `${number(value)} d`);
const figureRow = (
  name: string,
  { value, before }: Figure,
  textOf: typeof number,
): readonly [string, ...string[]] => [name, textOf(value), textOf(before)];

/** The tables of a report: the same in every form that it is sent in. */
export function reportTables({ figures, funnel, answers, opportunities }: Report): Table[] {
  return [
    {
      title: 'Figures',
      headings: ['', 'These days', 'Before'],
      rows: [
        figureRow('Submissions', figures.submissions, number),
        figureRow('Companies that submitted', figures.companies, number),
        figureRow('Decisions', figures.decisions, number),
        figureRow('Median time to answer', figures.answerDays, days),
      ],
    },
    {
      title: 'Funnel',
      headings: ['Stage', 'Reached', 'Of the stage before', 'Before'],
      rows: funnel.map(({ stage, reached, before }, at) => [
        ...([stage, number(reached)] as const),
        at === 0 ? '–' : rateWords(reached, funnel[at - 1]?.reached ?? 0, 'en'),
        number(before),
      ]),
    },
    {
      title: 'Time to answer',
      headings: ['Corporation', 'Within the promise', 'Waiting', 'Overdue'],
      rows: answers.map((row) => [
        row.name,
        row.promiseDays === null ? '–' : rateWords(row.withinPromise, row.decisions, 'en'),
        number(row.waiting),
        number(row.overdue),
      ]),
    },
    {
      title: 'Opportunities',
      headings: ['Opportunity', 'Submissions', 'Decisions', 'Waiting'],
      rows: opportunities.map((row) => [
        ...([row.name, number(row.submissions)] as const),
        number(row.decisions),
        number(row.waiting),
      ]),
    },
  ].filter(({ rows }) => rows.length > 0) as Table[];
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
/** "16 – 22 Nov 2026" */
export const reportDays = ({ from, to }: DayRange): string =>
  dayFormat.formatRange(utc(from), utc(to));

/** "Compared with 9 – 15 Nov 2026. Days in Europe/Stockholm." */
export const reportBasis = ({ before, zone }: Pick<Report, 'before' | 'zone'>): string =>
  `Compared with ${reportDays(before)}. Days in ${zone}.`;

export const reportSubject = (name: string, { figures, range }: Report): string =>
  `${name}: ${pluralize(figures.submissions.value ?? 0, 'submission', 'submissions', 'en')}, ${reportDays(range)}`;
