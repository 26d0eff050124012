import { collectionRefusals } from './refusals.ts';
import { limits } from '#core/domain/limits.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';

/**
 * Section 5, "blank or whitespace-only": nothing of it would be seen. There are more such characters
 * than those that `trim` knows.
 */
export const isBlank = (name: string): boolean =>
  !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name);

/** Section 5: a collection's name says something. */
export const refusalOfName = (name: string): Refusal | null =>
  isBlank(name)
    ? refuse(collectionRefusals['collection.invalidName'], { user_content: name })
    : null;

/** What turns the direction of all that follows, on the screen and in a mail. */
const turning = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it is kept: on one line, without blanks around it, and leaving alone what stands beside it. */
export const normalizeName = (typed: string): string =>
  typed
    .replaceAll(turning, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

const copyEnding = / \(copy(?: \d+)?\)$/u;

/** What a copy is called: after what it was made of, and unlike those that are there. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const bare = name.replace(copyEnding, '');
  for (let nth = 1; ; nth += 1) {
    const ending = nth === 1 ? ' (copy)' : ` (copy ${nth})`;
    // Half a character at the end would be no text.
    const start = bare.slice(0, limits.nameCharacters - ending.length).replace(/\p{Cs}$/u, '');
    const called = `${start}${ending}`;
    if (!taken.includes(called)) return called;
  }
}
