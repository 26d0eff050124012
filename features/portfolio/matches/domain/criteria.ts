import { listedValue, valueKey } from '#features/directory/companies/domain/listed-values.ts';
import * as z from 'zod/mini';
import { requiredText } from '#core/domain/schemas.ts';
import { countryCode } from '#features/directory/companies/domain/country-groups.ts';
import { countryName } from '#features/directory/companies/domain/company-labels.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { matchLimits } from './limits.ts';
import { folded, termsIn } from './weighted-terms.ts';

/** `must` filters, `wish` weighs, `avoid` costs. */
export const criterionModes = ['must', 'wish', 'avoid'] as const;
export const criterionFields = [
  'words',
  'tag',
  'country',
  'stage',
  'foundedSince',
  'fundingLeast',
  'fundingMost',
] as const;
type CriterionField = (typeof criterionFields)[number];

const numeric: readonly CriterionField[] = ['foundedSince', 'fundingLeast', 'fundingMost'];
export const isNumeric = (field: CriterionField): boolean => numeric.includes(field);

export const Criterion = z
  .object({
    mode: z.enum(criterionModes),
    field: z.enum(criterionFields),
    value: requiredText(matchLimits.criterionCharacters),
  })
  .check(
    z.refine(({ field, value }) => !isNumeric(field) || /^\d{1,15}$/u.test(value), {
      error: 'Enter a whole number.',
      path: ['value'],
    }),
  );
export type Criterion = z.infer<typeof Criterion>;

export const Criteria = z.array(Criterion).check(z.maxLength(matchLimits.criteriaMost));

/** Whether a company meets a criterion. `unknown`: its record does not tell, which is never a no. */
const cells = ['yes', 'maybe', 'no', 'unknown'] as const;
export const Cell = z.enum(cells);
export type Cell = z.infer<typeof Cell>;

export const modeLabels: Readonly<Record<Criterion['mode'], string>> = {
  must: 'Must',
  wish: 'Wish',
  avoid: 'Avoid',
};

export const fieldLabels: Readonly<Record<CriterionField, string>> = {
  words: 'Words',
  tag: 'Tag',
  country: 'Country',
  stage: 'Stage',
  foundedSince: 'Founded since',
  fundingLeast: 'Funding from, US dollars',
  fundingMost: 'Funding up to, US dollars',
};

export type CriterionRecord = Pick<
  Company,
  | 'oneLiner'
  | 'description'
  | 'tags'
  | 'industries'
  | 'country'
  | 'stage'
  | 'foundedYear'
  | 'fundingUsd'
>;

const yesOrNo = (isMet: boolean): Cell => (isMet ? 'yes' : 'no');
const ofNumber = (held: number | null, fits: (held: number) => boolean): Cell =>
  held === null ? 'unknown' : yesOrNo(fits(held));

function ofWords({ oneLiner, description, tags, industries }: CriterionRecord, value: string) {
  const texts = [oneLiner, description, ...tags, ...industries].filter((text) => text !== null);
  if (texts.length === 0) return 'unknown';
  const terms = new Set(texts.flatMap(termsIn));
  const words = termsIn(value);
  const met = words.filter((term) => terms.has(term)).length;
  if (words.length === 0) return 'unknown';
  if (met === words.length) return 'yes';
  return met > 0 ? 'maybe' : 'no';
}

function ofTag({ tags, industries }: CriterionRecord, value: string): Cell {
  const held = [...tags, ...industries];
  if (held.length === 0) return 'unknown';
  if (held.some((tag) => folded(tag) === folded(value))) return 'yes';
  const words = termsIn(value);
  const isRelated = held.some((tag) => termsIn(tag).some((term) => words.includes(term)));
  return isRelated ? 'maybe' : 'no';
}

function ofCountry({ country }: CriterionRecord, value: string): Cell {
  if (country === null) return 'unknown';
  const code = countryCode(country);
  return yesOrNo([code, countryName(code)].some((name) => folded(name) === folded(value)));
}

const stageKey = (stage: string): string => valueKey(listedValue('stage', stage));

const ofStage = ({ stage }: CriterionRecord, value: string): Cell => {
  if (stage === null) return 'unknown';
  const [own, other] = [stageKey(stage), stageKey(value)];
  if (own === other) return 'yes';
  // “Series A” and “Series B” are neighbours.
  return own.split(' ')[0] === other.split(' ')[0] ? 'maybe' : 'no';
};

const readers: Readonly<Record<CriterionField, (of: CriterionRecord, value: string) => Cell>> = {
  words: ofWords,
  tag: ofTag,
  country: ofCountry,
  stage: ofStage,
  foundedSince: ({ foundedYear }, value) => ofNumber(foundedYear, (year) => year >= Number(value)),
  fundingLeast: ({ fundingUsd }, value) => ofNumber(fundingUsd, (usd) => usd >= Number(value)),
  fundingMost: ({ fundingUsd }, value) => ofNumber(fundingUsd, (usd) => usd <= Number(value)),
};

export const cellOf = (record: CriterionRecord, { field, value }: Criterion): Cell =>
  readers[field](record, value);

const shares: Readonly<Record<Exclude<Cell, 'unknown'>, number>> = { yes: 1, maybe: 0.5, no: 0 };

const sharesIn = (judged: readonly Judged[], mode: Criterion['mode']): number[] =>
  judged.flatMap(({ criterion, cell }) =>
    criterion.mode === mode && cell !== 'unknown' ? [shares[cell]] : [],
  );
const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Judged {
  readonly criterion: Criterion;
  readonly cell: Cell;
}

/** A company that surely fails a must is left out; one whose record does not tell stays. */
export const failsMust = (judged: readonly Judged[]): boolean =>
  judged.some(({ criterion, cell }) => criterion.mode === 'must' && cell === 'no');

/** The mean of the wishes of which the record tells; half when it tells of none. */
export function wishesValue(judged: readonly Judged[]): number | null {
  if (!judged.some(({ criterion }) => criterion.mode === 'wish')) return null;
  return mean(sharesIn(judged, 'wish')) ?? 0.5;
}

export const avoidedValue = (judged: readonly Judged[]): number =>
  mean(sharesIn(judged, 'avoid')) ?? 0;
