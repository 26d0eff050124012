import { limits } from '#domain/limits.ts';
import { refuse, type Refusal } from '#domain/refusals.ts';

/** Section 5: a collection's name says something. */
export const refusalOfName = (name: string): Refusal | null =>
  name.trim() === '' ? refuse('collection.invalidName', { user_content: name }) : null;

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
