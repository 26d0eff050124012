import { createHash } from 'node:crypto';
import { Field, Float64, List, Schema, Uint16, Utf8 } from 'apache-arrow';
import {
  companyFilters,
  filterNames,
  hasMany,
  isList,
  numberIn,
  type FilterName,
  type FilterTable,
  type ListName,
  type RangeName,
} from '#features/directory/search/domain/company-filters.ts';
import { otherCityNames } from '#features/directory/search/domain/city-names.ts';
import { negationsIn } from '#features/directory/search/domain/negation.ts';
import { stemOf } from '#features/directory/companies/domain/stem.ts';
import { wordsOf } from '#features/directory/search/domain/tokenizer.ts';
import { tagKey } from '#features/directory/companies/domain/tag-key.ts';
import { domainOf } from '#features/directory/companies/domain/web-domain.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import { acronymTerms } from './acronyms.ts';
import { sketchOf } from './word-sketches.ts';

/** Only the first characters of a description are indexed. */
const descriptionCharacters = 20_000;
/** What a text is about stands in its first characters. */
const sketchedCharacters = 400;
/** Separates fields, so that no phrase spans two. */
const apart = ' | ';
/** Longer than any word. */
export const tokenCharacters = 240;

/** Columns in which a company is found exactly. */
export const keyColumns = ['nameKey', 'joinedNameKey', 'domain'] as const;

/** A full name without case and accents. */
export const nameKeyOf = (words: readonly string[]): string => words.join(' ');
/** The same without blanks: written apart or together it is one. */
export const joinedNameKeyOf = (words: readonly string[]): string => words.join('');
/** The token of a word that a company has only in "no …", "without …" or "…-free". */
export const negatedToken = (word: string): string => `!${stemOf(word)}`;

/** What a text is about: loaded apart, since only a directory of some size has it in memory. */
export const sketchColumn = 'sketch';

const text = new Utf8();
const texts = new List(new Field('item', text, true));

function typeOf(name: FilterName) {
  if (isList(name)) return hasMany(name) ? texts : text;
  return new Float64();
}

/** A column for each filter, named like it, beside the text. */
export const documentSchema = new Schema([
  new Field('id', text, false),
  new Field('words', text, false),
  new Field('nameKey', text, false),
  new Field('joinedNameKey', text, false),
  new Field('domain', text, true),
  new Field('name', text, false),
  new Field('created', new Float64(), false),
  new Field(sketchColumn, new List(new Field('item', new Uint16(), false)), false),
  new Field('negated', texts, false),
  ...filterNames.map((name) => new Field(name, typeOf(name), true)),
]);

/** Changes with the document format: an index of another version is rebuilt. */
export const documentVersion = `8-${createHash('sha256')
  .update(documentSchema.fields.map(({ name, type }) => `${name} ${type}`).join())
  .digest('hex')
  .slice(0, 8)}`;

/** A company's value for each filter. */
type FilterValues = {
  readonly [Name in ListName]: IndexedCompany[FilterTable[Name]['column']];
} & { readonly [Name in RangeName]: number | null };

export type Document = FilterValues & {
  readonly id: string;
  /** Stems, those of weightier fields repeated: term frequency carries the field weight. */
  readonly words: string;
  /** The words as written and their stems, for the vocabulary; not stored. */
  readonly written: ReadonlySet<string>;
  readonly nameKey: string;
  readonly joinedNameKey: string;
  readonly domain: string | null;
  readonly name: string;
  readonly created: number;
  readonly sketch: readonly number[];
  /** Tokens of the words that occur in negations only. */
  readonly negated: readonly string[];
};

/** The part that is loaded into memory. */
export type StoredCompany = Omit<Document, 'words' | 'written' | 'sketch'>;
export const storedColumns = documentSchema.fields
  .map(({ name }) => name)
  .filter((name) => name !== 'words' && name !== sketchColumn);

function negatedTokens(text: readonly string[]): string[] {
  const negated = text.flatMap((one) => negationsIn(one).map(({ word }) => stemOf(word)));
  if (negated.length === 0) return [];
  const stems = text.flatMap(wordsOf).map(stemOf);
  const times = (list: readonly string[], stem: string) =>
    list.filter((one) => one === stem).length;
  return [...new Set(negated)]
    .filter((stem) => times(stems, stem) <= times(negated, stem))
    .map(negatedToken);
}

/** How often each field counts. */
const weights = { name: 2, line: 2, tags: 2, text: 1 };
/**
 * Added to every document. The engine takes a short document for one that is about each of its words (BM25
 * with b = 0.75), so that a record with nothing but a name would stand before those that describe
 * themselves: with these its length tells less.
 */
const filler = Array.from({ length: 40 }, () => '.').join(' ');

/** A field's stems, as often as it counts; the words as written and their stems are added to `vocabulary`. */
function weighted(words: readonly string[], weight: number, vocabulary: Set<string>): string[] {
  if (words.length === 0) return [];
  const stems = words.map((word) => {
    const stem = stemOf(word);
    vocabulary.add(word);
    if (stem !== word) vocabulary.add(stem);
    return stem;
  });
  return Array.from<string>({ length: weight }).fill(stems.join(' '));
}

/** The names by which synonyms are shown, where these are other words. */
function synonymsOf(tags: readonly string[], tagNames: readonly string[]): string[] {
  const others = tagNames.filter((tag) => !tags.includes(tag));
  if (others.length === 0) return others;
  const keys = new Set(tags.map(tagKey));
  return others.filter((tag) => !keys.has(tagKey(tag)));
}

/** The stems of texts, one after the other: most are not read to their end. */
function* aboutWords(listed: readonly string[]): Generator<string> {
  for (const one of listed) {
    for (const word of wordsOf(one.slice(0, sketchedCharacters))) yield stemOf(word);
  }
}

export function documentOf(company: IndexedCompany): Document {
  const domain = domainOf(company.url);
  const name = wordsOf(company.name);
  const tagNames = company.tagNames ?? company.tags;
  const synonyms = synonymsOf(company.tags, tagNames);
  const tags = [...company.tags, ...synonyms, ...company.industries].map(wordsOf);
  const line = company.oneLiner ?? '';
  const description = (company.description ?? '').slice(0, descriptionCharacters);
  const city = company.city ?? '';
  const vocabulary = new Set<string>();
  const tagFields = tags.flatMap((tag) => weighted(tag, 1, vocabulary));
  const fields = [
    ...weighted(name, weights.name, vocabulary),
    ...weighted(wordsOf(line), weights.line, vocabulary),
    ...Array.from({ length: weights.tags }, () => tagFields).flat(),
    ...[description, domain ?? '', city, ...otherCityNames(city)].flatMap((text) =>
      weighted(wordsOf(text), weights.text, vocabulary),
    ),
  ];
  const negated = negatedTokens([line, ...company.tags, description]);
  for (const token of negated) vocabulary.add(token);
  for (const term of [line, description].flatMap(acronymTerms)) vocabulary.add(term);
  const filters: Record<string, unknown> = {};
  for (const filter of filterNames) {
    filters[filter] = isList(filter)
      ? company[companyFilters[filter].column]
      : numberIn(company, filter);
  }
  return {
    id: company.id,
    words: [...fields, ...negated, filler].join(apart),
    written: vocabulary,
    nameKey: nameKeyOf(name),
    joinedNameKey: joinedNameKeyOf(name),
    domain,
    name: company.name,
    created: company.createdAtMs,
    sketch: sketchOf(aboutWords([line, ...company.tags, description])),
    negated,
    ...(filters as FilterValues),
    tags: [...tagNames],
  };
}

/** The fields of a document's words without the name, which comes first, in as many copies. */
export const textFieldsOf = (words: string): string[] => {
  const fields = words.split(apart);
  return fields
    .slice(fields.findIndex((field) => field !== fields[0]))
    .filter((field) => !/^[!.]/u.test(field));
};
