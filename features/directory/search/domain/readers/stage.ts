import { wordsOf } from '#features/directory/search/domain/tokenizer.ts';
import { isTogether, joinedSpans, type Span } from './spans.ts';
import type { Doubt, Reader } from './reader.ts';

const wordsMost = 4;
/** Said before a stage, and behind it: they belong to it. */
const before = new Set(['at', 'in', 'the']);
const behind = new Set(['stage', 'round', 'rounds', 'funded']);
/** They make a stage of a word that may be another one: "seed startups", if there is no other seed. */
const companies = new Set('companies company firms founders startup startups ventures'.split(' '));

/** The directory's stages by their words: "series a" for "Series A" and "series_a". */
function stageNamesOf(stages: readonly string[]) {
  const values: ReadonlyMap<string, readonly string[]> = Map.groupBy(stages, (stage) =>
    wordsOf(stage)
      .filter((word) => !behind.has(word))
      .join(' '),
  );
  const firstWords = new Set([...values.keys()].map((name) => name.split(' ')[0] ?? ''));
  return { values, firstWords: firstWords.has('pre') ? firstWords.add('preseed') : firstWords };
}

const remembered = new WeakMap<readonly string[], ReturnType<typeof stageNamesOf>>();

function stageNames(stages: readonly string[]): ReturnType<typeof stageNamesOf> {
  const before = remembered.get(stages);
  if (before !== undefined) return before;
  const names = stageNamesOf(stages);
  remembered.set(stages, names);
  return names;
}

/** "Series A", "pre-seed", "at the seed stage", "growth-stage": the stage of a company. */
export const readStage: Reader = (read, { stages }) => {
  const { words } = read;
  const { values: valuesOf, firstWords } = stageNames(stages);
  const wordAt = (at: number) => words[at]?.word ?? '';
  const values = new Set<string>();
  const spans: Span[] = [];
  const doubts: Doubt[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!firstWords.has(wordAt(at))) continue;
    let last = at;
    const isJoined = (place: number) => {
      const [one, other] = [words[place], words[place + 1]];
      return one !== undefined && other !== undefined && isTogether(read.text, one, other);
    };
    while (last - at + 1 < wordsMost && isJoined(last)) last += 1;
    const nameTo = (end: number) =>
      words
        .slice(at, end + 1)
        .map(({ word }) => word)
        .join(' ')
        .replace(/^preseed$/u, 'pre seed');
    while (last >= at && !valuesOf.has(nameTo(last))) last -= 1;
    const name = nameTo(last);
    const meant = last < at || name === '' ? undefined : valuesOf.get(name);
    if (meant === undefined) continue;
    let [first, end] = [at, last];
    const isStage = behind.has(wordAt(last + 1));
    // "at an early stage of growth": of something else than a company.
    if (wordAt(last + (isStage ? 2 : 1)) === 'of') continue;
    if (isStage) end += 1;
    const isOneWord = !name.includes(' ');
    if (isOneWord && !isStage && !companies.has(wordAt(last + 1))) continue;
    if (isOneWord && !isStage) doubts.push({ words: name, isUnfinished: false });
    while (before.has(wordAt(first - 1))) first -= 1;
    for (const stage of meant) values.add(stage);
    spans.push({ from: words[first]?.from ?? 0, to: words[end]?.to ?? 0 });
    at = end;
  }
  if (spans.length === 0) return null;
  return {
    spans: joinedSpans(read.text, spans),
    filters: { stage: [...values].toSorted() },
    doubts,
  };
};
