/**
 * Mentions of people in a text as `@First Last`. A name is compared literally, never as a pattern
 * or markup: anybody may call themselves `*a*` or `[x](javascript:…)`.
 */

/** Characters before `@` that rule out a mention: part of an email address, a path or a word. */
const isJoined = /[\p{L}\p{N}_/\\.@=&?#%+-]$/u;
const goesOn = /^[\p{L}\p{N}_]/u;

const startsWord = (text: string, at: number) =>
  !isJoined.test(text.slice(Math.max(0, at - 2), at));

/** A segment of a text: a mention, or the text between mentions. */
export interface TextSegment {
  readonly text: string;
  /** The name, for a mention. */
  readonly name?: string;
}

/** Splits a text into segments. If two names match, the longer one wins. */
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

/** The people mentioned in the text. */
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

/** A longer text after `@` is not treated as a name being typed. */
const longestTyped = 40;

/** The mention being typed before the caret: the position of its `@`, and the name so far. */
export function typedMention(text: string, caret: number): { at: number; q: string } | null {
  const before = text.slice(0, caret);
  const at = before.lastIndexOf('@');
  const q = before.slice(at + 1);
  if (at === -1 || !startsWord(text, at)) return null;
  return q.length > longestTyped || /^\s|\n/u.test(q) ? null : { at, q };
}
