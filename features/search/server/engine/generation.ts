import { Index, type Connection, type Table } from '@lancedb/lancedb';
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
import {
  filterNames,
  hasMany,
  isList,
  type FilterName,
} from '#features/search/domain/company-filters.ts';
import { Columns } from './columns.ts';
import {
  documentOf,
  documentSchema,
  documentVersion,
  keyColumns,
  tokenCharacters,
  type Document,
} from './documents.ts';
import { embeddingTextOf } from '#features/search/server/engine/embedding/company-text.ts';
import type {
  EmbeddingProvider,
  EmbeddingModel,
} from '#features/search/server/engine/embedding/embedding-model.ts';
import {
  vectorColumn,
  createVectorIndex,
  saveTerms,
  loadTerms,
  loadEmbedderVersion,
  withVectors,
} from './vectors.ts';
import { rowNumbersOf } from './record-batches.ts';
import { columnOf } from './record-columns.ts';
import {
  loadColumns,
  storedCounts,
  tableVersionsOf,
  type TableVersions,
} from './version-polling.ts';
import type { IndexedCompany } from '#features/search/server/public/search-index.ts';
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
const companiesOf = (number: number) => `${prefix}${number}`;
/** Written last: its presence marks the generation as complete. */
const wordsOf = (number: number) => `words_v${documentVersion}_${number}`;

/** The term vectors, where a model was trained. */
const termsOf = (number: number) => `terms_v${documentVersion}_${number}`;

const wordSchema = new Schema([
  new Field('word', new Utf8(), false),
  new Field('companies', new Int32(), false),
]);

/** Documents are folded words separated by spaces: tokenization is in the domain. */
const textIndex = () =>
  Index.fts({
    baseTokenizer: 'whitespace',
    maxTokenLength: tokenCharacters,
    lowercase: false,
    stem: false,
    removeStopWords: false,
    asciiFolding: false,
    withPosition: true,
  });

function filterIndex(name: FilterName): Index {
  if (!isList(name)) return Index.btree();
  return hasMany(name) ? Index.labelList() : Index.bitmap();
}

async function indexColumns(companies: Table): Promise<void> {
  for (const name of ['id', ...keyColumns]) {
    await companies.createIndex(name, { config: Index.btree() });
  }
  for (const name of filterNames) {
    await companies.createIndex(name, { config: filterIndex(name) });
  }
}

/** Documents of companies, with vectors where there is a model. */
async function written(records: readonly IndexedCompany[], model: EmbeddingModel | null) {
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
function countsArrow({ count, starts, bytes, companies }: SortedWords): ArrowTable {
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
    const kept = await loadTerms(connection, termsOf(number));
    learntFrom = kept.companies;
    return kept.learnt;
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

/** Deletes the tables of all other generations. */
export async function dropOtherGenerations(connection: Connection, number: number): Promise<void> {
  const kept = new Set([companiesOf(number), wordsOf(number), termsOf(number)]);
  for (const name of await connection.tableNames()) {
    if (!kept.has(name)) await connection.dropTable(name);
  }
}

function countWords(documents: readonly Document[], counts = new WordCounts()): WordCounts {
  for (const { written } of documents) for (const word of written) counts.add(word);
  return counts;
}

const merge = (table: Table, arrow: Awaited<ReturnType<typeof written>>['arrow']) =>
  table.mergeInsert('id').whenMatchedUpdateAll().whenNotMatchedInsertAll().execute(arrow);

/** Loads the columns of documents that were written. */
const reload = (
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
  const { documents, arrow } = await written(records, model);
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

/**
 * Up to so many companies, their columns are loaded while their words are indexed, which is sooner
 * done. Of more they wait, since both together take much memory.
 */
const loadedBesideMost = 300_000;

/** A generation under construction, ignored until it is finished. */
export interface GenerationBuild {
  add(records: readonly IndexedCompany[]): Promise<void>;
  /** Creates the search indexes; later changes are still accepted. */
  index(): Promise<void>;
  put(records: readonly IndexedCompany[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  finish(): Promise<Generation>;
}

export async function buildGeneration(
  connection: Connection,
  number: number,
  model: EmbeddingModel | null,
  namesMost?: number,
): Promise<GenerationBuild> {
  const schema = withVectors(documentSchema, model?.embedder ?? null);
  const companies = await connection.createEmptyTable(companiesOf(number), schema, {
    mode: 'overwrite',
  });
  const counts = new WordCounts();
  const columns = new Columns(namesMost);
  let added = 0;
  let isLoaded = false;

  async function load(table: Table): Promise<void> {
    await loadColumns(table, columns);
    isLoaded = true;
  }
  return {
    async add(records) {
      const { documents, arrow } = await written(records, model);
      countWords(documents, counts);
      await companies.add(arrow);
      added += records.length;
    },
    async index() {
      // Otherwise what adding left stands beside the word index, which takes the most memory.
      collectIfLarge(added);
      // The word index is made by one thread, and a table does one thing at a time.
      const beside = await connection.openTable(companiesOf(number));
      try {
        await Promise.all([
          companies.createIndex('words', { config: textIndex() }),
          indexColumns(beside).then(async () => {
            if (added <= loadedBesideMost) await load(beside);
          }),
        ]);
      } finally {
        beside.close();
      }
      await companies.checkoutLatest();
      if (model) await createVectorIndex(companies);
    },
    async put(records) {
      const { documents, arrow } = await written(records, model);
      countWords(documents, counts);
      await merge(companies, arrow);
      if (isLoaded) await reload({ companies, columns }, documents);
    },
    async remove(ids) {
      await deleteRows({ companies, columns }, ids);
    },
    async finish() {
      if (!isLoaded) await load(companies);
      const learnt = model?.learnt ?? null;
      if (learnt) await saveTerms(connection, termsOf(number), learnt, columns.count);
      const name = wordsOf(number);
      const vocabulary = await Vocabulary.of(counts);
      const counted = countsArrow(vocabulary.sorted);
      const words = await connection.createTable(name, counted, { mode: 'overwrite' });
      const learntFrom = learnt && columns.count;
      const followed = await tableVersionsOf(companies, words);
      const vectorVersion = model?.embedder.version ?? null;
      const ofModel = { model, vectorVersion, learntFrom };
      return { number, companies, words, columns, vocabulary, ...ofModel, followed };
    },
  };
}
