import { pluralize } from '#core/domain/format.ts';
import type { WorkFacts, WorkLine } from './needs-you.ts';
import type { WorkVerb } from './work-verbs.ts';

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
  readonly text: (facts: Pick<WorkFacts, 'count' | 'overdue' | 'name' | 'where'>) => WorkText;
}

export type NeedsYouWords<Kind extends string = string> = Readonly<Record<Kind, WorkWords>>;

/** "3 submissions": the interface is in English, whatever the language of the server. */
export const countText = (count: number, one: string, other: string): string =>
  pluralize(count, one, other, 'en');

/** A line as it is shown. */
export function wordedLine(facts: WorkFacts, { verb, button, text }: WorkWords): WorkLine {
  const { title, note = null, when = null } = text(facts);
  return { ...facts, verb, button, title, note, when };
}

/** "3 overdue, 2 due within a week". */
export function dueText({ count, overdue = 0 }: Pick<WorkFacts, 'count' | 'overdue'>): string {
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
