import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { Instant, text, WebUrl } from '#core/domain/schemas.ts';
import { mendedText } from '#core/domain/text/mended-text.ts';
import {
  companyFields,
  editableFields,
  byField,
  type EditableField,
  type FieldTable,
} from './company-fields.ts';
import { companyText, listedText } from './company-text.ts';
import { companyLimits } from './limits.ts';
import { isListedField } from './listed-values.ts';

/** What people may write about a company, above what its source says. */

const day = z.iso.date();
const short = companyText(limits.nameCharacters);
const stage = listedText('stage', limits.nameCharacters);
const currency = z.string().check(z.regex(/^[A-Z]{3}$/u));
const amount = z.number().check(z.gte(0), z.lte(companyLimits.fundingMost));

const Round = z.object({
  day,
  /** "Seed", "Series A". */
  name: stage,
  amount: z.nullable(amount),
  currency,
});

/** What was written about it, and where to read it. */
const NewsItem = z.object({
  day,
  title: companyText(companyLimits.newsTitleCharacters),
  url: z.nullable(WebUrl),
});

const Person = z.object({
  name: short,
  role: text(limits.nameCharacters).check(z.overwrite(mendedText)),
});

const NamedLink = z.object({ label: short, url: WebUrl });

const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(companyLimits.profileEntriesMost));

/** How people write the values of a field. */
const schemas = {
  name: short,
  text: z.nullable(short),
  line: z.nullable(companyText(companyLimits.oneLinerCharacters)),
  prose: z.nullable(companyText(companyLimits.descriptionCharacters)),
  address: z.nullable(WebUrl),
  words: z.array(short).check(z.maxLength(companyLimits.wordsMost)),
  /** ISO 3166-1 alpha-2. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/u))),
  year: z.nullable(z.int().check(z.gte(1000), z.lte(2100))),
  headcount: z.nullable(short),
  amount: z.nullable(amount),
  currency: z.nullable(currency),
  day: z.nullable(Instant),
  listed: z.nullable(short),
  rounds: listOf(Round),
  news: listOf(NewsItem),
  people: listOf(Person),
  links: listOf(NamedLink),
};

type Shape = { [Name in EditableField]: (typeof schemas)[FieldTable[Name]['type']] };
const shape = byField(editableFields, (name) =>
  isListedField(name)
    ? z.nullable(listedText(name, limits.nameCharacters))
    : schemas[companyFields[name].type],
) as Shape;

/** Some fields and what they are to say. */
export const CompanyValues = z.partial(z.object(shape));
export type CompanyValues = z.infer<typeof CompanyValues>;

/** A change of one form: what is written, what goes back to the value below, and where it is from. */
export const CompanyEdit = z.object({
  values: CompanyValues,
  revert: z._default(z.array(z.enum(editableFields)), []),
  /** In words or as a web address. */
  source: z._default(z.nullable(text(limits.nameCharacters)), null),
});
export type CompanyEdit = z.input<typeof CompanyEdit>;

/** A value that somebody wrote, with who and when, and what it stands above. */
const Written = z.object({
  field: z.enum(editableFields),
  value: z.unknown(),
  /** What the source says, of a value of the shared record. */
  sourceValue: z.unknown(),
  source: z.nullable(z.string()),
  editedBy: z.nullable(z.string()),
  editedAt: Instant,
});
export type WrittenValue = z.infer<typeof Written>;

/** Shared: the foundry's, seen by all. Own: those of the viewer's corporation, which stand above. */
export const WrittenValues = z.object({ shared: z.array(Written), own: z.array(Written) });
export type WrittenValues = z.infer<typeof WrittenValues>;

interface Funding {
  readonly fundingUsd?: number | null;
  readonly fundingAmount?: number | null;
  readonly fundingCurrency?: string | null;
}

/** A record, or a part of it, with some written values above. Funding has no rate of its own. */
export function withValues<Record extends object>(
  record: Record,
  values: readonly Pick<WrittenValue, 'field' | 'value'>[],
): Record {
  const overrides = values.filter(({ field }) => Object.hasOwn(record, field));
  if (overrides.length === 0) return record;
  const seen: Record & Funding = {
    ...record,
    ...Object.fromEntries(overrides.map(({ field, value }) => [field, value])),
  };
  if (!overrides.some(({ field }) => field.startsWith('funding'))) return seen;
  const { fundingAmount = null, fundingCurrency } = seen;
  return { ...seen, fundingUsd: fundingCurrency === 'USD' ? fundingAmount : null };
}
