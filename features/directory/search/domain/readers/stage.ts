import { nameAt, nounBehind, openListedNames } from './listed-names.ts';
import { joinedSpans, type Span } from './spans.ts';
import type { Doubt, Reader } from './reader.ts';

/** Said before a stage, and behind it: they belong to it. */
const before = new Set(['at', 'in', 'the']);
const behind = new Set(['stage', 'round', 'rounds', 'funded']);
/** They make a stage of a word that may be another one: "seed startups", if there is no other seed. */
const companies = new Set('companies company firms founders startup startups ventures'.split(' '));

const stageNames = openListedNames(behind);

/** "Series A", "pre-seed", "at the seed stage", "growth-stage": the stage of a company. */
export const readStage: Reader = (read, { stages }) => {
  const { words } = read;
  const names = stageNames(stages);
  const wordAt = (at: number) => words[at]?.word ?? '';
  const values = new Set<string>();
  const spans: Span[] = [];
  const doubts: Doubt[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const said = nameAt(read, names, at);
    if (said === null) continue;
    const { name, last } = said;
    let [first, end] = [at, last];
    const isStage = behind.has(wordAt(last + 1));
    // "at an early stage of growth": of something else than a company.
    if (wordAt(last + (isStage ? 2 : 1)) === 'of') continue;
    if (isStage) end += 1;
    const isOneWord = !name.includes(' ') && name !== 'preseed';
    const noun = isOneWord && !isStage ? nounBehind(read, said, companies) : null;
    if (isOneWord && !isStage) {
      if (noun === null) continue;
      doubts.push({ words: name, isUnfinished: false }, ...noun.doubts);
    }
    while (before.has(wordAt(first - 1))) first -= 1;
    for (const stage of said.values) values.add(stage);
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
