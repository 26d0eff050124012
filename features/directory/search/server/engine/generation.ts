import type { Connection, Table } from '@lancedb/lancedb';
import {
  Field,
  Int32,
  Schema,
  Table as ArrowTable,
  Utf8,
  makeData,
  makeVector,
  type DataType,
} from 'apache-arrow';
import { collectGarbage } from '#core/platform/collect-garbage.ts';
import { Columns } from './columns.ts';
import { documentOf, documentSchema, documentVersion, type Document } from './documents.ts';
import { embeddingTextOf } from '#features/directory/search/server/engine/embedding/company-text.ts';
import type {
  EmbeddingProvider,
  EmbeddingModel,
} from '#features/directory/search/server/engine/embedding/embedding-model.ts';
import { vectorColumn, loadTerms, loadEmbedderVersion, withVectors } from './vectors.ts';
import { rowNumbersOf } from './record-batches.ts';
import { columnOf } from './record-columns.ts';
import {
  loadColumns,
  storedCounts,
  tableVersionsOf,
  type TableVersions,
} from './version-polling.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import { literals } from './sql-literals.ts';
import type { SortedWords } from './sorted-words.ts';
import { Vocabulary } from './vocabulary.ts';
import { WordCounts } from './word-counts.ts';

/** One complete index: its tables of companies and words, and their columns in memory. */
export interface Generation {
  readonly number: number;
  readonly companies: Table;
  readonly words: Table;
  readonly columns: Columns;
  readonly vocabulary: Vocabulary;
  /** Table versions that the memory reflects. */
  followed: TableVersions;
  /** The embedding model of its vectors; null when it has no usable ones. */
  readonly model: EmbeddingModel | null;
  /** Version of the embedder that made its vectors; null when it has none. */
  readonly vectorVersion: string | null;
  /** Number of companies at training; null when the model needs none. */
  readonly learntFrom: number | null;
}

const prefix = `companies_v${documentVersion}_`;
/** Names of the tables of a generation. */
export const companiesOf = (number: number) => `${prefix}${number}`;
/** Written last: its presence marks the generation as complete. */
export const wordsOf = (number: number) => `words_v${documentVersion}_${number}`;

/** The term vectors, where a model was trained. */
export const termsOf = (number: number) => `terms_v${documentVersion}_${number}`;

const wordSchema = new Schema([
  new Field('word', new Utf8(), false),
  new Field('companies', new Int32(), false),
]);

/** Documents of companies, with vectors where there is a model. */
export async function documentTable(
  records: readonly IndexedCompany[],
  model: EmbeddingModel | null,
) {
  const documents = records.map(documentOf);
  const columns = Object.fromEntries(
    documentSchema.fields.map(({ name, type }) => [
      name,
      columnOf(
        type as DataType,
        documents.map((document) => document[name as keyof Document]),
      ),
    ]),
  );
  if (model === null) return { documents, arrow: new ArrowTable(documentSchema, columns) };
  const { embedder } = model;
  const points = await embedder.ofRecords(records.map(embeddingTextOf));
  const point = vectorColumn(points, embedder.dimensions);
  const schema = withVectors(documentSchema, embedder);
  return { documents, arrow: new ArrowTable(schema, { ...columns, point }) };
}

/** Packed already: a million words as objects would take seconds and a hundred megabytes. */
export function countsArrow({ count, starts, bytes, companies }: SortedWords): ArrowTable {
  // Columns without rows would lose that they are never null, and be refused as another schema.
  if (count === 0) return new ArrowTable(wordSchema);
  const words = makeData({ type: new Utf8(), length: count, valueOffsets: starts, data: bytes });
  return new ArrowTable(wordSchema, {
    word: makeVector(words),
    companies: makeVector(makeData({ type: new Int32(), length: count, data: companies })),
  });
}

/** Numbers of the stored generations: the complete ones, and all that left any table. */
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
  embeddingProvider: EmbeddingProvider,
): Promise<Pick<Generation, 'model' | 'learntFrom' | 'vectorVersion'>> {
  const version = await loadEmbedderVersion(companies);
  if (version === null) return { model: null, learntFrom: null, vectorVersion: null };
  let learntFrom: number | null = null;
  const model = await embeddingProvider.forStored(version, async () => {
    const terms = await loadTerms(connection, termsOf(number));
    learntFrom = terms.companies;
    return terms.learnt;
  });
  return { model, learntFrom, vectorVersion: version };
}

export async function openGeneration(
  connection: Connection,
  number: number,
  embeddingProvider: EmbeddingProvider,
  namesMost?: number,
): Promise<Generation> {
  const companies = await connection.openTable(companiesOf(number));
  const words = await connection.openTable(wordsOf(number));
  const followed = await tableVersionsOf(companies, words);
  const columns = new Columns(namesMost);
  const [vocabulary, points] = await Promise.all([
    storedCounts(words).then((counts) => Vocabulary.of(counts)),
    modelOf(connection, number, companies, embeddingProvider),
    loadColumns(companies, columns),
  ]);
  return { number, companies, words, columns, vocabulary, followed, ...points };
}

interface GenerationName {
  readonly version: string;
  readonly number: number;
}

function generationIn(table: string): GenerationName {
  const [, version = '', number = '0'] = /_v(.+)_(\d+)$/u.exec(table) ?? [];
  return { version, number: Number(number) };
}

/** A process that reads a generation may be about to open a newer one, and goes back to none. */
function mayRead(reader: string | null, { version, number }: GenerationName): boolean {
  if (reader === null) return true;
  const current = generationIn(reader);
  return current.version === version && current.number <= number;
}

/**
 * Deletes the tables of all other generations that no other process reads.
 *
 * @param readers the tables of companies that other processes read; null: not known
 * @returns whether all are gone
 */
export async function dropUnreadGenerations(
  connection: Connection,
  number: number,
  readers: readonly (string | null)[],
): Promise<boolean> {
  const own = new Set([companiesOf(number), wordsOf(number), termsOf(number)]);
  const names = await connection.tableNames();
  let isAllGone = true;
  for (const name of names) {
    if (own.has(name)) continue;
    const other = generationIn(name);
    // One without words was never finished: nobody can have opened it.
    const isWhole = names.includes(`words_v${other.version}_${other.number}`);
    if (isWhole && readers.some((reader) => mayRead(reader, other))) isAllGone = false;
    else await connection.dropTable(name);
  }
  return isAllGone;
}

/** Adds the words of documents to how many companies have each. */
export function countWords(documents: readonly Document[], counts = new WordCounts()): WordCounts {
  for (const { written } of documents) for (const word of written) counts.add(word);
  return counts;
}

/** Upserts rows by id. */
export const merge = (table: Table, arrow: Awaited<ReturnType<typeof documentTable>>['arrow']) =>
  table.mergeInsert('id').whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(arrow);

/** Loads the columns of documents that were written. */
export const reload = (
  { companies, columns }: Pick<Generation, 'companies' | 'columns'>,
  documents: readonly Document[],
): Promise<void> =>
  loadColumns(companies, columns, `id in (${literals(documents.map(({ id }) => id))})`);

/** Upserts by id and updates document frequencies, in memory after the tables. */
export async function upsertRows(
  generation: Generation,
  records: readonly IndexedCompany[],
): Promise<void> {
  const { companies, words, vocabulary, model } = generation;
  const { documents, arrow } = await documentTable(records, model);
  const counts = countWords(documents);
  await words.add(countsArrow(await counts.sorted()));
  await merge(companies, arrow);
  vocabulary.add(counts.entries());
  await reload(generation, documents);
  generation.followed = await tableVersionsOf(companies, words);
}

export async function deleteRows(
  { companies, columns }: Pick<Generation, 'companies' | 'columns'>,
  ids: readonly string[],
): Promise<void> {
  const condition = `id in (${literals(ids)})`;
  const rows: number[] = [];
  for await (const batch of companies.query().withRowId().select(['id']).where(condition)) {
    for (const row of rowNumbersOf(batch)) rows.push(row);
  }
  await companies.delete(condition);
  for (const row of rows) columns.remove(row);
}

/** As many companies leave so much behind when they are read that it is worth a pause to give it back. */
const largeCompanies = 100_000;

export function collectIfLarge(companies: number): void {
  if (companies >= largeCompanies) collectGarbage();
}
