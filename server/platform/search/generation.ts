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
import { textOf } from './embedding/company-text.ts';
import type { Meaning, Model } from './embedding/meaning.ts';
import { indexPoints, keepTerms, keptTerms, versionOfPoints, withPoints } from './points.ts';
import type { IndexedCompany } from './search-index.ts';
import { Vocabulary } from './vocabulary.ts';

/** One made index: its table of companies, its table of words, and what of both is in memory. */
export interface Generation {
  readonly number: number;
  readonly companies: Table;
  readonly words: Table;
  readonly columns: Columns;
  readonly vocabulary: Vocabulary;
  /** What its points were made by; null when it has none that are of use. */
  readonly model: Model | null;
}

const prefix = `companies_v${documentVersion}_`;
const companiesOf = (number: number) => `${prefix}${number}`;
/** Made last: where it is, the generation is whole. */
const wordsOf = (number: number) => `words_v${documentVersion}_${number}`;

/** What its points rest on, where that was learnt. */
const termsOf = (number: number) => `terms_v${documentVersion}_${number}`;

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

/** The documents of companies, each with its point where there is a model. */
async function written(records: readonly IndexedCompany[], model: Model | null) {
  const documents = records.map(documentOf);
  const points = await model?.embedder.ofRecords(records.map(textOf));
  const rows = points
    ? documents.map((document, at) => ({ ...document, point: points[at] ?? null }))
    : documents;
  const schema = withPoints(documentSchema, model?.embedder ?? null);
  return {
    documents,
    arrow: makeArrowTable(rows as unknown as Record<string, unknown>[], { schema }),
  };
}

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

async function modelOf(
  connection: Connection,
  number: number,
  companies: Table,
  meaning: Meaning,
): Promise<Model | null> {
  const version = await versionOfPoints(companies);
  return version === null
    ? null
    : meaning.forKept(version, () => keptTerms(connection, termsOf(number)));
}

export async function openGeneration(
  connection: Connection,
  number: number,
  meaning: Meaning,
): Promise<Generation> {
  const companies = await connection.openTable(companiesOf(number));
  const words = await connection.openTable(wordsOf(number));
  const columns = new Columns();
  const [vocabulary, model] = await Promise.all([
    loadVocabulary(words),
    modelOf(connection, number, companies, meaning),
    loadColumns(companies, columns),
  ]);
  return { number, companies, words, columns, vocabulary, model };
}

/** Deletes every table but those of one generation. */
export async function dropOthers(connection: Connection, number: number): Promise<void> {
  const kept = new Set([companiesOf(number), wordsOf(number), termsOf(number)]);
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

const merge = (table: Table, arrow: Awaited<ReturnType<typeof written>>['arrow']) =>
  table.mergeInsert('id').whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(arrow);

/** Puts by id, and counts their words. What is in memory follows what is stored. */
export async function putInto(
  { companies, words, columns, vocabulary, model }: Generation,
  records: readonly IndexedCompany[],
): Promise<void> {
  const { documents, arrow } = await written(records, model);
  await words.add(countsArrow(countWords(documents)));
  await merge(companies, arrow);
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

export async function growGeneration(
  connection: Connection,
  number: number,
  model: Model | null,
): Promise<Growing> {
  const schema = withPoints(documentSchema, model?.embedder ?? null);
  const companies = await connection.createEmptyTable(companiesOf(number), schema, {
    mode: 'overwrite',
  });
  if (model?.learnt) await keepTerms(connection, termsOf(number), model.learnt);
  const counts = new Map<string, number>();
  return {
    async add(records) {
      const { documents, arrow } = await written(records, model);
      countWords(documents, counts);
      await companies.add(arrow);
    },
    async index() {
      await companies.createIndex('words', { config: wordIndex() });
      await companies.createIndex('names', { config: nameIndex() });
      for (const [column, make] of Object.entries(scalarIndexes)) {
        await companies.createIndex(column, { config: make() });
      }
      if (model) await indexPoints(companies);
    },
    async put(records) {
      const { documents, arrow } = await written(records, model);
      countWords(documents, counts);
      await merge(companies, arrow);
    },
    async remove(ids) {
      await companies.delete(`id in (${quoted(ids)})`);
    },
    async finish() {
      const name = wordsOf(number);
      const words = await connection.createTable(name, countsArrow(counts), { mode: 'overwrite' });
      const columns = new Columns();
      await loadColumns(companies, columns);
      return { number, companies, words, columns, vocabulary: new Vocabulary(counts), model };
    },
  };
}
