import { collectionRefusals } from './refusals.ts';
import { limits } from '#core/domain/limits.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';

/**
 * Section 5, "blank or white space only": no visible character. Unicode has more invisible characters than
 * `trim` removes.
 */
export const isBlank = (name: string): boolean =>
  !/[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name);

/** Section 5: a collection's name must not be blank. */
export const refusalOfName = (name: string): Refusal | null =>
  isBlank(name)
    ? refuse(collectionRefusals['collection.invalidName'], { user_content: name })
    : null;

const copyEnding = / \(copy(?: \d+)?\)$/u;

/** The name of a copy: derived from the source and unique among the existing names. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const bare = name.replace(copyEnding, '');
  for (let nth = 1; ; nth += 1) {
    const ending = nth > 1 ? ` (copy ${nth})` : ' (copy)';
    // Do not leave half of a surrogate pair at the end.
    const start = bare.slice(0, limits.nameCharacters - ending.length).replace(/\p{Cs}$/u, '');
    const called = `${start}${ending}`;
    if (!taken.includes(called)) return called;
  }
}
