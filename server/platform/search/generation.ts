import { Index, makeArrowTable, type Connection, type Table } from '@lancedb/lancedb';
import { Field, Int32, Schema, Utf8 } from 'apache-arrow';
import { Columns } from './columns.ts';
import {
  distinctWords,
  documentOf,
  documentSchema,
  documentVersion,
  facetColumns,
  facetRowOf,
  tokenCharacters,
  type Document,
} from './documents.ts';
import type { IndexedCompany } from './search-index.ts';
import { Vocabulary } from './vocabulary.ts';

/** One made index: its table of companies, its table of words, and what of both is in memory. */
export interface Generation {
  readonly number: number;
  readonly companies: Table;
  readonly words: Table;
  readonly columns: Columns;
  readonly vocabulary: Vocabulary;
}

const prefix = `companies_v${documentVersion}_`;
const companiesOf = (number: number) => `${prefix}${number}`;
/** Made last: where it is, the generation is whole. */
const wordsOf = (number: number) => `words_v${documentVersion}_${number}`;

const wordSchema = new Schema([
  new Field('word', new Utf8(), false),
  new Field('companies', new Int32(), false),
]);

const wordIndex = () =>
  Index.fts({
    // Documents come as folded words with spaces between: the domain says what a word is.
    baseTokenizer: 'whitespace',
    maxTokenLength: tokenCharacters,
    lowercase: false,
    stem: false,
    removeStopWords: false,
    asciiFolding: false,
    withPosition: true,
  });

const nameIndex = () =>
  Index.fts({
    baseTokenizer: 'whitespace',
    maxTokenLength: tokenCharacters,
    lowercase: false,
    stem: false,
    removeStopWords: false,
    asciiFolding: false,
    withPosition: false,
  });

const scalarIndexes = {
  id: Index.btree,
  kind: Index.bitmap,
  country: Index.bitmap,
  stage: Index.bitmap,
  tags: Index.labelList,
  founded: Index.btree,
  funding: Index.btree,
};

const arrowOf = (documents: readonly Document[]) =>
  makeArrowTable(documents as unknown as Record<string, unknown>[], { schema: documentSchema });

const countsArrow = (counts: Iterable<readonly [string, number]>) =>
  makeArrowTable(
    Array.from(counts, ([word, companies]) => ({ word, companies })),
    { schema: wordSchema },
  );

interface StoredRow {
  readonly _rowid: bigint;
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly country: string | null;
  readonly stage: string | null;
  readonly tags: Iterable<string> | null;
  readonly founded: number | null;
  readonly funding: number | null;
  readonly created: number;
}

async function loadColumns(table: Table, columns: Columns, where?: string): Promise<void> {
  const asked = table
    .query()
    .withRowId()
    .select([...facetColumns]);
  for await (const batch of where === undefined ? asked : asked.where(where)) {
    for (const row of batch as Iterable<StoredRow>) {
      const document = { ...row, words: '', names: '', tags: [...(row.tags ?? [])] };
      columns.set(Number(row._rowid), facetRowOf(document));
    }
  }
}

async function loadVocabulary(table: Table): Promise<Vocabulary> {
  const counts = new Map<string, number>();
  for await (const batch of table.query().select(['word', 'companies'])) {
    for (const { word, companies } of batch as Iterable<{ word: string; companies: number }>) {
      counts.set(word, (counts.get(word) ?? 0) + companies);
    }
  }
  return new Vocabulary(counts);
}

/** The numbers of what is stored: whole ones, and all that left any trace. */
export async function storedGenerations(connection: Connection) {
  const names = new Set(await connection.tableNames());
  const numberIn = (name: string) => Number(/_(\d+)$/u.exec(name)?.[1] ?? 0);
  const all = [...names].map(numberIn);
  const whole = all.filter(
    (number) => names.has(companiesOf(number)) && names.has(wordsOf(number)),
  );
  return {
    newest: whole.length === 0 ? null : Math.max(...whole),
    last: Math.max(0, ...all),
    names,
  };
}

export async function openGeneration(connection: Connection, number: number): Promise<Generation> {
  const companies = await connection.openTable(companiesOf(number));
  const words = await connection.openTable(wordsOf(number));
  const columns = new Columns();
  const [vocabulary] = await Promise.all([loadVocabulary(words), loadColumns(companies, columns)]);
  return { number, companies, words, columns, vocabulary };
}

/** Deletes every table but those of one generation. */
export async function dropOthers(connection: Connection, number: number): Promise<void> {
  const kept = new Set([companiesOf(number), wordsOf(number)]);
  for (const name of await connection.tableNames()) {
    if (!kept.has(name)) await connection.dropTable(name);
  }
}

const quoted = (ids: readonly string[]) =>
  ids.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ');

function countWords(documents: readonly Document[], counts = new Map<string, number>()) {
  for (const document of documents) {
    for (const word of distinctWords(document)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const merge = (table: Table, documents: readonly Document[]) =>
  table
    .mergeInsert('id')
    .whenMatchedUpdateAll()
    .whenNotMatchedInsertAll()
    .execute(arrowOf(documents));

/** Puts by id, and counts their words. What is in memory follows what is stored. */
export async function putInto(
  { companies, words, columns, vocabulary }: Generation,
  records: readonly IndexedCompany[],
): Promise<void> {
  const documents = records.map(documentOf);
  await words.add(countsArrow(countWords(documents)));
  await merge(companies, documents);
  for (const document of documents) vocabulary.add(distinctWords(document));
  await loadColumns(companies, columns, `id in (${quoted(documents.map(({ id }) => id))})`);
}

export async function removeFrom(
  { companies, columns }: Pick<Generation, 'companies' | 'columns'>,
  ids: readonly string[],
): Promise<void> {
  await companies.delete(`id in (${quoted(ids)})`);
  for (const id of ids) columns.remove(id);
}

/** A generation while it is made. It counts as none until it is finished. */
export interface Growing {
  add(records: readonly IndexedCompany[]): Promise<void>;
  /** Builds what makes it quick to search; afterwards it still takes changes. */
  index(): Promise<void>;
  put(records: readonly IndexedCompany[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  finish(): Promise<Generation>;
}

export async function growGeneration(connection: Connection, number: number): Promise<Growing> {
  const companies = await connection.createEmptyTable(companiesOf(number), documentSchema, {
    mode: 'overwrite',
  });
  const counts = new Map<string, number>();
  return {
    async add(records) {
      const documents = records.map(documentOf);
      countWords(documents, counts);
      await companies.add(arrowOf(documents));
    },
    async index() {
      await companies.createIndex('words', { config: wordIndex() });
      await companies.createIndex('names', { config: nameIndex() });
      for (const [column, make] of Object.entries(scalarIndexes)) {
        await companies.createIndex(column, { config: make() });
      }
    },
    async put(records) {
      const documents = records.map(documentOf);
      countWords(documents, counts);
      await merge(companies, documents);
    },
    async remove(ids) {
      await companies.delete(`id in (${quoted(ids)})`);
    },
    async finish() {
      const name = wordsOf(number);
      const words = await connection.createTable(name, countsArrow(counts), { mode: 'overwrite' });
      const columns = new Columns();
      await loadColumns(companies, columns);
      return { number, companies, words, columns, vocabulary: new Vocabulary(counts) };
    },
  };
}
