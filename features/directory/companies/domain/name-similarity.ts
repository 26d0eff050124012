import { editDistance } from '#core/domain/edit-distance.ts';

const lettersPerTypo = 4;
const typosMost = 4;
/** Shorter prefixes are shared by too many names. */
const lettersOfBeginning = 3;
/** Similarity of a name to its prefix: ending at a word boundary, or within a word. */
const prefixSimilarity = { words: 0.9, letters: 0.75 };
/** The same words in another order. */
const reorderedSimilarity = 0.85;

export interface NameSimilarity {
  /** From 0 to 1 (equal). */
  readonly score: number;
  readonly why: 'near' | 'part';
}

type Words = readonly string[];

const beginsWith = (longer: Words, shorter: Words) =>
  shorter.every((word, at) => longer[at] === word);

/** Removes the common leading and trailing words, so that only the differing part is compared. */
function apart(one: Words, other: Words): [string, string] {
  let [from, end] = [0, 0];
  const most = Math.min(one.length, other.length) - 1;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  while (from < most - end && one[from] === other[from]) from += 1;
  const rest = (words: Words) => words.slice(from, words.length - end).join('');
  return [rest(one), rest(other)];
}

/** Similarity of two names, given as words; null: too different. */
export function nameSimilarityOf(one: Words, other: Words): NameSimilarity | null {
  const [shorter, longer] =
    one.join('').length < other.join('').length ? [one, other] : [other, one];
  const [begins, whole] = [shorter.join(''), longer.join('')];
  if (begins === whole) return { score: 1, why: 'near' };
  const hasBeginning = begins.length >= lettersOfBeginning && whole.startsWith(begins);
  if (hasBeginning && shorter.length < longer.length && beginsWith(longer, shorter))
    return { score: prefixSimilarity.words, why: 'part' };
  const [left, right] = apart(one, other);
  const letters = Math.max(left.length, right.length);
  // Long names may have a typo even in a short word.
  const least = whole.length > lettersPerTypo ? 1 : 0;
  const most = Math.min(typosMost, Math.max(least, Math.floor(letters / lettersPerTypo)));
  const typos = editDistance(left, right, most);
  if (typos <= most) return { score: 1 - typos / Math.max(lettersPerTypo, letters), why: 'near' };
  if (one.toSorted().join(' ') === other.toSorted().join(' '))
    return { score: reorderedSimilarity, why: 'near' };
  if (!hasBeginning) return null;
  return { score: (prefixSimilarity.letters * begins.length) / whole.length, why: 'part' };
}
