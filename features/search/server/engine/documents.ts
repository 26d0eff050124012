import { Field, Float64, Int32, List, Schema, Utf8 } from 'apache-arrow';
import { wordsOf } from '#features/search/domain/tokenizer.ts';
import { domainOf } from '#features/companies/domain/web-domain.ts';
import type { FacetRow } from './columns.ts';
import type { IndexedCompany } from '#features/search/server/public/search-index.ts';

/** Changes when documents are written in another way: an index of another version is made again. */
export const documentVersion = 2;

/** A description is searched by its beginning: nobody writes as much about a company. */
const descriptionCharacters = 20_000;
/** Stands between two fields, so that no phrase reaches from one into the other. */
const apart = ' | ';
/** Longer than any word, and than any name or domain as one word. */
export const tokenCharacters = 240;

const asOneWord = (mark: string, text: string) => `${mark}${text}`.slice(0, tokenCharacters - 1);

/** A whole name as one word: what finds the exact name, whatever its case and accents. */
export const nameKey = (name: string): string => asOneWord('=', wordsOf(name).join('_'));
export const domainKey = (domain: string): string => asOneWord('@', domain);

export const documentSchema = new Schema([
  new Field('id', new Utf8(), false),
  new Field('words', new Utf8(), false),
  new Field('keys', new Utf8(), false),
  new Field('name', new Utf8(), false),
  new Field('kind', new Utf8(), false),
  new Field('country', new Utf8(), true),
  new Field('stage', new Utf8(), true),
  new Field('tags', new List(new Field('item', new Utf8(), true)), true),
  new Field('founded', new Int32(), true),
  new Field('funding', new Float64(), true),
  new Field('created', new Float64(), false),
]);

export interface Document {
  readonly id: string;
  /** Every word, those of weightier fields more than once: their share in the score grows so. */
  readonly words: string;
  /** The name and the domain, each whole as one word. */
  readonly keys: string;
  readonly name: string;
  readonly kind: string;
  readonly country: string | null;
  readonly stage: string | null;
  readonly tags: string[];
  readonly founded: number | null;
  readonly funding: number | null;
  readonly created: number;
}

/** Columns that are kept in memory. */
export const facetColumns = [
  ...['id', 'keys', 'name', 'kind', 'country', 'stage', 'tags', 'founded', 'funding', 'created'],
];

export function documentOf(company: IndexedCompany): Document {
  const domain = domainOf(company.url);
  const name = wordsOf(company.name);
  const site = wordsOf(domain ?? '');
  const line = wordsOf(company.oneLiner ?? '');
  const tags = [...company.tags, ...company.industries].map((tag) => wordsOf(tag).join(' '));
  const description = wordsOf((company.description ?? '').slice(0, descriptionCharacters));
  const city = wordsOf(company.city ?? '');
  const fields = [name, name, name, line, line, tags, tags, description, site, city];
  const keys = [nameKey(company.name), ...(domain === null ? [] : [domainKey(domain)])];
  return {
    id: company.id,
    words: fields
      .map((field) => field.join(field === tags ? apart : ' '))
      .filter((field) => field !== '')
      .join(apart),
    keys: keys.join(' '),
    name: company.name,
    kind: company.kind,
    country: company.country,
    stage: company.stage,
    tags: [...company.tags],
    founded: company.foundedYear,
    funding: company.fundingUsd,
    created: company.createdAtMs,
  };
}

/** How many documents have each word. */
export class WordCounts {
  readonly #counts = new Map<string, { companies: number; last: number }>();
  #documents = 0;

  add({ words }: Document): void {
    this.#documents += 1;
    for (const word of words.split(' ')) {
      const count = this.#counts.get(word);
      if (count === undefined) this.#counts.set(word, { companies: 1, last: this.#documents });
      else if (count.last !== this.#documents) {
        count.companies += 1;
        count.last = this.#documents;
      }
    }
  }

  *entries(): Generator<readonly [word: string, companies: number]> {
    for (const [word, { companies }] of this.#counts) {
      if (word !== '|' && word !== '') yield [word, companies];
    }
  }
}

export const facetRowOf = (document: Document): FacetRow => ({
  id: document.id,
  name: document.name,
  kind: document.kind as FacetRow['kind'],
  country: document.country,
  stage: document.stage,
  tags: document.tags,
  foundedYear: document.founded,
  fundingUsd: document.funding,
  createdAtMs: document.created,
  keys: document.keys.split(' '),
});
