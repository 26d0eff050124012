import type { DeclaredEvent } from '#core/domain/events/events.ts';
import { sentenceOf } from './activity.ts';

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "reached the milestone {name}" is of one among several; so is "changed the pitch day {name}". */
const oneAmongSeveral = /\bthe ((?:(?!the\b)\w+ )+)\{name\}/u;
const articleOf = (noun: string): string => (/^[aeiou]/iu.test(noun) ? 'an' : 'a');

/** What an event is called where no person, company or record is named: to readers without rights, and as a kind. */
export function eventTitle({ title, history = '' }: DeclaredEvent): string {
  if (title !== undefined) return title;
  const nameless = history.replace(
    oneAmongSeveral,
    (_, noun: string) => `${articleOf(noun)} ${noun.trim()}`,
  );
  return capitalised(sentenceOf(nameless, {}));
}

/** The same as the sentence after the actor's name. */
export const namelessSentence = (event: DeclaredEvent): string => {
  const title = eventTitle(event);
  return title.charAt(0).toLowerCase() + title.slice(1);
};
