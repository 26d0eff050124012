import type { Company } from './company.ts';

type Described = Pick<Company, 'name' | 'tags' | 'industries' | 'oneLiner' | 'description'>;

const namedMost = 4;
/** Shorter words mean little on their own: "that", "with", "from". */
const wordLettersLeast = 5;

const lower = (values: readonly string[]) => values.map((value) => value.toLowerCase());

/** The one-liner says what a company does; a description may also say where its office is. */
function wordsOf({ oneLiner, description, name }: Described): string[] {
  const ownName = new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const words = (oneLiner ?? description ?? '').toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? [];
  return words.filter((word) => !ownName.has(word));
}

const isSignificant = (word: string) => word.length >= wordLettersLeast;

/** Stop words, trimmed from both ends of a phrase. */
const joining = new Set(
  'a an and as at by for from in into of on or our that the to with'.split(' '),
);
const isJoining = (word: string) => joining.has(word);

function trimmed(words: readonly string[]): string[] {
  const from = words.findIndex((word) => !isJoining(word));
  const to = words.findLastIndex((word) => !isJoining(word));
  return from === -1 ? [] : words.slice(from, to + 1);
}

/** Longest phrases that both texts contain, in the order of the first. */
function sharedPhrases(one: Described, other: Described): string[] {
  const [ours, theirs] = [wordsOf(one), ` ${wordsOf(other).join(' ')} `];
  const phrases: string[] = [];
  for (let from = 0; from < ours.length; from += 1) {
    let to = from;
    while (to < ours.length && theirs.includes(` ${ours.slice(from, to + 1).join(' ')} `)) to += 1;
    if (to === from) continue;
    const phrase = trimmed(ours.slice(from, to));
    if (phrase.some(isSignificant)) phrases.push(phrase.join(' '));
    from = to - 1;
  }
  return phrases;
}

/** What two companies have in common, as text: tags first, then phrases of their descriptions. */
export function sharedTraits(one: Described, other: Described): string[] {
  const tags = new Set(lower(other.tags));
  const industries = new Set(lower(other.industries));
  const shared = [
    ...lower(one.tags).filter((tag) => tags.has(tag)),
    ...sharedPhrases(one, other),
    ...lower(one.industries).filter((industry) => industries.has(industry)),
  ];
  return [...new Set(shared)].slice(0, namedMost);
}

const wordsOfReason = 3;

/** What a tag can say of it: tags, industries and short phrases. Empty: related words alone. */
export function shortTraits(one: Described, other: Described): string[] {
  const shared = sharedTraits(one, other).filter(
    (trait) => trait.split(' ').length <= wordsOfReason,
  );
  // A phrase that another one contains says nothing more.
  return shared.filter((trait) => !shared.some((more) => more !== trait && more.includes(trait)));
}
