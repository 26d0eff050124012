/**
 * People named in a text as `@First Last`. A name is compared as it stands, never read as a
 * pattern or as markup: anybody may call themselves `*a*` or `[x](javascript:…)`.
 */

/** What `@` may not follow: it would be an e-mail address, a path or part of a word. */
const isJoined = /[\p{L}\p{N}_/\\.@=&?#%+-]$/u;
const goesOn = /^[\p{L}\p{N}_]/u;

const startsWord = (text: string, at: number) =>
  !isJoined.test(text.slice(Math.max(0, at - 2), at));

/** A text in pieces: what names somebody, and what stands between. */
export interface TextSegment {
  readonly text: string;
  /** The name, where the piece is `@name`. */
  readonly name?: string;
}

/** The pieces of a text. Of two names that fit, the longer one is meant. */
export function splitMentions(text: string, names: readonly string[]): TextSegment[] {
  const longestFirst = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  const pieces: TextSegment[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (at < from || !startsWord(text, at)) continue;
    const name = longestFirst.find(
      (one) => text.startsWith(one, at + 1) && !goesOn.test(text.slice(at + 1 + one.length)),
    );
    if (name === undefined) continue;
    if (at > from) pieces.push({ text: text.slice(from, at) });
    pieces.push({ text: `@${name}`, name });
    from = at + 1 + name.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** Those of the people whose names stand in the text. */
export function findMentioned<Person extends { readonly name: string }>(
  text: string,
  people: readonly Person[],
): Person[] {
  const pieces = splitMentions(
    text,
    people.map(({ name }) => name),
  );
  const named = new Set(pieces.flatMap(({ name }) => name ?? []));
  return people.filter(({ name }) => named.has(name));
}

/** Longer than this, what follows `@` is no name that is being typed. */
const longestTyped = 40;

/** The name that is being typed before the caret: where its `@` stands, and what of it is there. */
export function typedMention(text: string, caret: number): { at: number; q: string } | null {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  const q = before.slice(at + 1);
  if (at === -1 || !startsWord(text, at)) return null;
  return q.length > longestTyped || /^\s|\n/u.test(q) ? null : { at, q };
}
