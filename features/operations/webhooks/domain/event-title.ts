import type { DeclaredEvent } from '#core/domain/events/events.ts';
import { sentenceOf } from '#features/cases/activity/domain/activity.ts';

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What an event is called for readers without rights: no person, company or record is named. */
export function eventTitle({ title, history = '' }: DeclaredEvent): string {
  if (title !== undefined) return title;
  // "reached the milestone {name}" is of one among several.
  const nameless = history.replace(/\bthe (\w+) \{name\}/u, 'a $1');
  return capitalised(sentenceOf(nameless, {}));
}
