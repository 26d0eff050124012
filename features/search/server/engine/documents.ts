import { createHash } from 'node:crypto';
import { Field, Float64, List, Schema, Utf8 } from 'apache-arrow';
import {
  companyFilters,
  filterNames,
  hasMany,
  isList,
  type FilterName,
  type FilterTable,
} from '#features/search/domain/company-filters.ts';
import { negationsIn } from '#features/search/domain/negation.ts';
import { stemOf } from '#features/search/domain/stem.ts';
import { wordsOf } from '#features/search/domain/tokenizer.ts';
import { tagKey } from '#features/tags/domain/tag-key.ts';
import { domainOf } from '#features/companies/domain/web-domain.ts';
import type { IndexedCompany } from '#features/search/server/public/search-index.ts';

/** Only the first characters of a description are indexed. */
const descriptionCharacters = 20_000;
/** Separates fields, so that no phrase spans two. */
const apart = ' | ';
/** Longer than any word, and than any full name or domain as one token. */
export const tokenCharacters = 240;

const asOneWord = (mark: string, text: string) => `${mark}${text}`.slice(0, tokenCharacters - 1);

/** A full name as one token, for exact matches without case and accents. */
export const nameKey = (name: string): string => asOneWord('=', wordsOf(name).join('_'));
export const domainKey = (domain: string): string => asOneWord('@', domain);
/** A full name without blanks: written apart or together it is the same. */
export const joinedNameKey = (name: string): string => asOneWord('~', wordsOf(name).join(''));
/** The token of a word that a company has only in "no …", "without …" or "…-free". */
export const negatedToken = (word: string): string => `!${stemOf(word)}`;

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
  new Field('keys', text, false),
  new Field('name', text, false),
  new Field('created', new Float64(), false),
  ...filterNames.map((name) => new Field(name, typeOf(name), true)),
]);

/** Changes with the document format: an index of another version is rebuilt. */
export const documentVersion = `5-${createHash('sha256')
  .update(documentSchema.fields.map(({ name, type }) => `${name} ${type}`).join())
  .digest('hex')
  .slice(0, 8)}`;

/** A company's value for each filter. */
type FilterValues = {
  readonly [Name in FilterName]: IndexedCompany[FilterTable[Name]['column']];
};

export type Document = FilterValues & {
  readonly id: string;
  /** Stems, those of weightier fields repeated: term frequency carries the field weight. */
  readonly words: string;
  /** The words as written and their stems, for the vocabulary; not stored. */
  readonly written: ReadonlySet<string>;
  /** The full name, the same without blanks, and the domain, each as one token. */
  readonly keys: string;
  readonly name: string;
  readonly created: number;
};

/** The part that is loaded into memory. */
export type StoredCompany = Omit<Document, 'words' | 'written'>;
export const storedColumns = documentSchema.fields
  .map(({ name }) => name)
  .filter((name) => name !== 'words');

/** Tokens of the words that occur in negations only. */
function negatedTokens({ oneLiner, tags, description }: IndexedCompany): string[] {
  const text = [oneLiner ?? '', ...tags, (description ?? '').slice(0, descriptionCharacters)];
  const negated = text.flatMap((one) => negationsIn(one).map(({ word }) => stemOf(word)));
  if (negated.length === 0) return [];
  const stems = text.flatMap(wordsOf).map(stemOf);
  const times = (list: readonly string[], stem: string) =>
    list.filter((one) => one === stem).length;
  return [...new Set(negated)]
    .filter((stem) => times(stems, stem) <= times(negated, stem))
    .map(negatedToken);
}

export function documentOf(company: IndexedCompany): Document {
  const domain = domainOf(company.url);
  const name = wordsOf(company.name);
  const site = wordsOf(domain ?? '');
  const line = wordsOf(company.oneLiner ?? '');
  const tagNames = company.tagNames ?? company.tags;
  // Of a synonym also the words that it is shown by.
  const isShown = new Set(company.tags.map(tagKey));
  const shown = tagNames.filter((tag) => !isShown.has(tagKey(tag)));
  const tags = [...company.tags, ...shown, ...company.industries].map(wordsOf);
  const description = wordsOf((company.description ?? '').slice(0, descriptionCharacters));
  const city = wordsOf(company.city ?? '');
  const once = [name, line, ...tags, description, site, city];
  const stemmed = (words: readonly string[]) => words.map(stemOf).join(' ');
  const fields = [name, name, name, line, line, ...tags, ...tags, description, site, city];
  const negated = negatedTokens(company);
  const keys = [
    ...[nameKey(company.name), joinedNameKey(company.name)],
    ...(domain === null ? [] : [domainKey(domain)]),
  ];
  return {
    id: company.id,
    words: [...fields.map(stemmed), ...negated].filter((field) => field !== '').join(apart),
    written: new Set([...once.flat().flatMap((word) => [word, stemOf(word)]), ...negated]),
    keys: keys.join(' '),
    name: company.name,
    created: company.createdAtMs,
    ...(Object.fromEntries(
      filterNames.map((name) => [name, company[companyFilters[name].column]]),
    ) as FilterValues),
    tags: [...tagNames],
  };
}

/** The fields of a document's words without the name, which comes first, in as many copies. */
export const textFieldsOf = (words: string): string[] => {
  const fields = words.split(apart);
  return fields
    .slice(fields.findIndex((field) => field !== fields[0]))
    .filter((field) => !field.startsWith('!'));
};
