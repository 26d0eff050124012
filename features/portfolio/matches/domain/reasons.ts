import * as z from 'zod/mini';
import { countryName } from '#features/directory/companies/domain/company-labels.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { formatList } from '#core/domain/format.ts';
import { placedTerms, wordsTogether } from '#features/directory/search/domain/common-ground.ts';
import { matchLimits } from './limits.ts';

/** The texts of a company that a match reads. */
export type MatchedRecord = Pick<
  Company,
  'name' | 'oneLiner' | 'description' | 'tags' | 'industries' | 'country' | 'stage'
>;

const textFields = ['oneLiner', 'description', 'name'] as const;
const listFields = ['tags', 'industries'] as const;
const quotedFields = [...textFields, ...listFields, 'country', 'stage'] as const;

/** A passage of the record: `record[field].slice(from, to)`, of the entry `at` where it is a list. */
export const Reason = z.object({
  field: z.enum(quotedFields),
  at: z.nullable(z.int()),
  from: z.int(),
  to: z.int(),
  quote: z.string(),
});
export type Reason = z.infer<typeof Reason>;

/** The text that a reason quotes from. */
export const quotedText = (record: MatchedRecord, { field, at }: Reason): string => {
  const held = record[field];
  return (typeof held === 'object' ? held?.[at ?? 0] : held) ?? '';
};

/** The weight of a term; 0 for one that is not looked for. */
export type WeightOf = (term: string) => number;

interface Run {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

interface OpenRun extends Run {
  readonly seen: ReadonlySet<string>;
}

const extended = (
  run: OpenRun | null,
  { from, to }: Pick<Run, 'from' | 'to'>,
  term: string,
  weight: number,
): OpenRun => {
  const before = run !== null && to - run.from <= matchLimits.quoteCharacters ? run : null;
  return {
    from: before?.from ?? from,
    to,
    weight: (before?.weight ?? 0) + (before?.seen.has(term) === true ? 0 : weight),
    seen: new Set([...(before?.seen ?? []), term]),
  };
};

/**
 * Words that match, at most one stop word apart; the heaviest such run of a text. A single word is none:
 * it is common ground by chance.
 */
function heaviestRun(text: string, weightOf: WeightOf): Run | null {
  let best: Run | null = null;
  let run: OpenRun | null = null;
  for (const { term, from, to, followsLast } of placedTerms(
    text.slice(0, matchLimits.textReadCharacters),
  )) {
    const weight = weightOf(term);
    run = weight > 0 ? extended(followsLast ? run : null, { from, to }, term, weight) : null;
    if (run === null || run.seen.size < wordsTogether) continue;
    if (best === null || run.weight > best.weight) best = run;
  }
  return best;
}

const reasonAt = (
  field: Reason['field'],
  at: number | null,
  text: string,
  { from, to }: Pick<Run, 'from' | 'to'>,
): Reason => ({ field, at, from, to, quote: text.slice(from, to) });

/** The whole of a short field: a tag, a country, a stage. */
export const wholeReason = (field: Reason['field'], text: string, at: number | null = null) =>
  reasonAt(field, at, text, { from: 0, to: text.length });

/** The heaviest passages of the record's texts, the heaviest first. */
export function passagesOf(record: MatchedRecord, weightOf: WeightOf): Reason[] {
  const runs = textFields.flatMap((field) => {
    const text = record[field];
    const run = text === null ? null : heaviestRun(text, weightOf);
    return text === null || run === null
      ? []
      : [{ weight: run.weight, reason: reasonAt(field, null, text, run) }];
  });
  return runs.toSorted((a, b) => b.weight - a.weight).map(({ reason }) => reason);
}

/** The tags and industries that fit, as reasons. */
export const listReasons = (
  record: MatchedRecord,
  field: (typeof listFields)[number],
  fits: (entry: string) => boolean,
): Reason[] =>
  record[field].flatMap((entry, at) => (fits(entry) ? [wholeReason(field, entry, at)] : []));

const placeNames: Readonly<Record<Reason['field'], string>> = {
  oneLiner: 'in its one-liner',
  description: 'in its description',
  name: 'in its name',
  tags: 'Tag',
  industries: 'Industry',
  country: 'Country',
  stage: 'Stage',
};

/** "“grease spectra” in its description", "Tag Grease", "Country Sweden". */
export function reasonWords({ field, quote }: Reason): string {
  if (field === 'country') return `${placeNames[field]} ${countryName(quote)}`;
  const isWhole = field === 'tags' || field === 'industries' || field === 'stage';
  return isWhole ? `${placeNames[field]} ${quote}` : `“${quote}” ${placeNames[field]}`;
}

const saidIn = { oneLiner: 'one-liner', description: 'description', name: 'name' } as const;

/** What says most in few words first; a description may speak of anything. */
const fieldOrder = ['oneLiner', 'name', 'tags', 'industries', 'description'] as const;

/** The reason that tells most of the topic; null: there is none, but perhaps a usual place or stage. */
export const firstReason = (reasons: readonly Reason[]): Reason | null =>
  fieldOrder.flatMap((name) => reasons.filter(({ field }) => field === name))[0] ?? null;

/** The one reason of a row: “Its description says “grease spectra”.”, “Tagged Grease and Sensors.” */
export function reasonSentence(reasons: readonly Reason[]): string | null {
  const first = firstReason(reasons);
  if (first === null) return null;
  const { field, quote } = first;
  if (field === 'oneLiner' || field === 'description' || field === 'name') {
    return `Its ${saidIn[field]} says “${quote}”.`;
  }
  const tags = reasons.filter((reason) => reason.field === 'tags' || reason.field === 'industries');
  return `Tagged ${formatList(tags.map((tag) => tag.quote))}.`;
}
