import type { ProductName } from '#features/directory/companies/demo/fields/all.ts';

/** An opportunity of the demonstration, and what is said about those who answer it. */
export interface DemoOpportunity {
  readonly corporation: 'skf' | 'norrland' | 'halden';
  /** 0: the running cycle; 1 and 2: earlier ones. */
  readonly cyclesAgo: 0 | 1 | 2;
  /** What companies that answer make. */
  readonly topics: readonly ProductName[];
  readonly name: string;
  readonly categories: readonly string[];
  readonly introduction: string;
  readonly need: string;
  readonly focus: readonly string[];
  readonly call: string;
  readonly rewardEur?: number;
  /** Days from now until its own end date; default: the end of its cycle. */
  readonly endsInDays?: number;
  /** Days since it was posted; default: since its cycle began. */
  readonly postedDaysAgo?: number;
  /** Not published. */
  readonly isInternal?: boolean;
  /** What it is about in two or three words: reads after "for". */
  readonly subject: string;
  /** How applicants would begin: reads after "we would". */
  readonly pilots: readonly [string, string];
  /** What applicants say they cannot do yet. */
  readonly limits: readonly [string, string];
  /** What the case team asks, and what is replied. */
  readonly threads: readonly (readonly [question: string, reply: string])[];
  /** Why submissions are declined. */
  readonly refusals: readonly [string, string];
  /** What reviewers write beside a high and beside a low score. */
  readonly notes: readonly [praise: string, doubt: string];
}
