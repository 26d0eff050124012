import {
  avoidedValue,
  cellOf,
  failsMust,
  wishesValue,
  type Cell,
  type Criterion,
  type CriterionRecord,
  type Judged,
} from './criteria.ts';
import { momentumValue, noveltyValue, type KnownAs, type Momentum } from './attention.ts';
import { wordsTogether } from '#features/directory/search/domain/common-ground.ts';
import { matchLimits } from './limits.ts';
import { fitWith, type Example, type Profile } from './profile.ts';
import {
  listReasons,
  passagesOf,
  wholeReason,
  type MatchedRecord,
  type Reason,
} from './reasons.ts';
import { scoreOf, type PartValues, type Score } from './score.ts';
import { folded, termsIn } from './weighted-terms.ts';
import type { Weights } from './weights.ts';

/** A company that the search engine found. */
export interface Candidate {
  readonly id: string;
  readonly record: MatchedRecord & CriterionRecord & Example;
  /** Similarity to the examples by vectors, from 0; null when it was not compared. */
  readonly similarity: number | null;
  /** Its name or domain is what was written. */
  readonly isExact: boolean;
  readonly momentum: Momentum;
  readonly known: KnownAs;
}

export interface RankedCompany extends Score {
  readonly id: string;
  readonly isExact: boolean;
  readonly values: PartValues;
  /** One for each criterion, in their order. */
  readonly cells: readonly Cell[];
  /** To find them is a quarter of the work of ranking, and few companies are shown. */
  readonly reasons: () => readonly Reason[];
}

interface Subject {
  readonly profile: Profile;
  readonly criteria: readonly Criterion[];
  readonly weights: Weights;
}

/** How much words count for the topic, beside similarity by vectors. */
const wordsShare = 0.6;
/** A tag that fits counts this share of what is missing to 1: one is worth a half, two three quarters. */
const tagShare = 0.5;

/** Its name says what it does in fewer words than the rest: it counts twice. */
const textOf = ({ name, oneLiner, description, tags, industries }: MatchedRecord) =>
  [name, name, oneLiner ?? '', description ?? '', ...tags, ...industries].join('\n');

/** BM25 (Robertson and Zaragoza, 2009): how soon more of a word counts no more; how much length does. */
const saturation = 1.2;
const lengthShare = 0.75;

/** How much each text says of the weighted terms, by BM25. */
function coverage(
  texts: readonly (readonly string[])[],
  weightsOf: ReadonlyMap<string, number>,
): number[] {
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, texts.length);
  return texts.map((terms) => {
    const counts = new Map<string, number>();
    for (const term of terms)
      if (weightsOf.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
    const length = saturation * (1 - lengthShare + (lengthShare * terms.length) / (mean || 1));
    return [...counts].reduce(
      (sum, [term, count]) =>
        sum + ((weightsOf.get(term) ?? 0) * count * (saturation + 1)) / (count + length),
      0,
    );
  });
}

/** Inverse document frequency among the candidates: what all of them say tells them not apart. */
function rarities(texts: readonly ReadonlySet<string>[]): (term: string) => number {
  const counts = new Map<string, number>();
  for (const terms of texts)
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (term) => Math.log(1 + texts.length / (1 + (counts.get(term) ?? 0)));
}

const scaled = (values: readonly number[]): number[] => {
  const most = Math.max(...values, 0);
  return values.map((value) => (most === 0 ? 0 : Math.max(0, value) / most));
};

function topicValues(
  candidates: readonly Candidate[],
  covered: readonly number[],
): readonly number[] {
  const words = scaled(covered);
  const compared = candidates.map(({ similarity }) => similarity);
  if (compared.every((value) => value === null)) return words;
  const similar = scaled(compared.map((value) => value ?? 0));
  return words.map((value, at) => wordsShare * value + (1 - wordsShare) * (similar[at] ?? 0));
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const isUsual = (value: number | null) => value !== null && value > 0.5;

type Placed = Pick<RankedCompany, 'id' | 'isExact' | 'score'>;

const isFirst = (a: Placed, b: Placed): number =>
  Number(b.isExact) - Number(a.isExact) || b.score - a.score || (a.id < b.id ? -1 : 1);

/** Exact names and domains first, then by score; equal ones by id, so that the order is stable. */
export const inOrder = <Row extends Placed>(rows: readonly Row[]): Row[] => rows.toSorted(isFirst);

/** Ranks what the search engine found. Candidates that surely fail a must are left out. */
export function rankCompanies(
  { profile, criteria, weights }: Subject,
  companies: readonly Candidate[],
): RankedCompany[] {
  const judgedOf = ({ record }: Candidate): Judged[] =>
    criteria.map((criterion) => ({ criterion, cell: cellOf(record, criterion) }));
  const candidates = companies
    .map((candidate) => ({ ...candidate, judged: judgedOf(candidate) }))
    .filter(({ judged }) => !failsMust(judged));

  const texts = candidates.map(({ record }) => termsIn(textOf(record)));
  const rarityOf = rarities(texts.map((terms) => new Set(terms)));
  const weightsOf = new Map(
    profile.terms.map(({ term, weight }) => [term, weight * rarityOf(term)]),
  );
  const weightOf = (term: string) => weightsOf.get(term) ?? 0;
  // Of a topic's words the lighter half is in any text of its trade: "customer", "machine".
  const middle = medianOf(profile.terms.map(({ weight }) => weight));
  const telling = new Set(
    profile.terms.flatMap(({ term, weight }) => (weight >= middle ? term : [])),
  );
  const tellingWeightOf = (term: string) => (telling.has(term) ? weightOf(term) : 0);
  const topics = topicValues(candidates, coverage(texts, weightsOf));
  const exampleTags = new Set(profile.examples.flatMap(({ tags }) => tags.map(folded)));
  const fits = (tag: string): boolean => {
    const terms = termsIn(tag);
    return (
      exampleTags.has(folded(tag)) ||
      (terms.length > 0 && terms.every((term) => weightOf(term) > 0))
    );
  };

  const fit = fitWith(profile.examples);

  const ranked = candidates.map(
    ({ id, record, isExact, momentum, known, judged }, at): RankedCompany => {
      const tags = [
        ...listReasons(record, 'tags', fits),
        ...listReasons(record, 'industries', fits),
      ];
      const values: PartValues = {
        topic: topics[at] ?? 0,
        tags: 1 - (1 - tagShare) ** tags.length,
        stage: fit.stage(record),
        place: fit.place(record),
        momentum: momentumValue(momentum),
        novelty: noveltyValue(known),
        wishes: wishesValue(judged),
        avoided: avoidedValue(judged),
      };
      const reasons = () => {
        const [first, ...others] = passagesOf(record, tellingWeightOf);
        const some = tags.slice(0, 2);
        const tagTerms = new Set(
          some.flatMap(({ quote }) => termsIn(quote)).filter((term) => tellingWeightOf(term) > 0),
        );
        return [
          ...(first ? [first] : []),
          // As of texts: a single common word is no reason.
          ...(tagTerms.size >= wordsTogether ? some : []),
          ...others.slice(0, 1),
          ...(record.stage !== null && isUsual(values.stage)
            ? [wholeReason('stage', record.stage)]
            : []),
          ...(record.country !== null && isUsual(values.place)
            ? [wholeReason('country', record.country)]
            : []),
        ].slice(0, matchLimits.reasonsMost);
      };
      const cells = judged.map(({ cell }) => cell);
      return { id, isExact, values, cells, reasons, ...scoreOf(values, weights) };
    },
  );
  return inOrder(ranked);
}
