import type { pluralize } from '#core/domain/format.ts';
import type { WorkLine } from './needs-you.ts';

/** What one does about it, in the order shown, with the key that opens the first of them. */
export const workVerbs = {
  Decide: 'd',
  Score: 's',
  Answer: 'r',
  Due: 'u',
  Open: 'o',
  Read: 'm',
  Vote: 'v',
  Approve: 'a',
} as const;
export type WorkVerb = keyof typeof workVerbs;
export const workVerbNames = Object.keys(workVerbs) as readonly WorkVerb[];

type Say = typeof pluralize;

/** A line in words. */
export interface WorkText {
  readonly title: string;
  readonly note?: string | null;
  /** What stands before its time: "asked". Absent: no time is shown. */
  readonly when?: string;
}

/** How a kind of what waits for somebody is shown. */
export interface WorkWords {
  readonly verb: WorkVerb;
  /** On its button. */
  readonly button: string;
  /** Words of numbers are handed in: manifests are in the first load, those are not. */
  readonly text: (
    line: Pick<WorkLine, 'count' | 'overdue' | 'name' | 'where'>,
    say: Say,
  ) => WorkText;
}

export type NeedsYouWords<Kind extends string = string> = Readonly<Record<Kind, WorkWords>>;

/** "3 overdue, 2 due within a week". */
export function dueText({ count, overdue = 0 }: Pick<WorkLine, 'count' | 'overdue'>): string {
  const soon = count - overdue;
  return [
    ...(overdue > 0 ? [`${overdue} overdue`] : []),
    ...(soon > 0 ? [`${soon} due within a week`] : []),
  ].join(', ');
}

declare module '#core/domain/domain-slots.ts' {
  interface DomainSlots {
    /** The kinds of what waits for somebody in it. */
    readonly needsYou?: NeedsYouWords;
  }
}
