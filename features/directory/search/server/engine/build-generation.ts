import { Index, type Connection, type Table } from '@lancedb/lancedb';
import {
  filterNames,
  hasMany,
  isList,
  type FilterName,
} from '#features/directory/search/domain/company-filters.ts';
import type { EmbeddingModel } from '#features/directory/search/server/engine/embedding/embedding-model.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import { Columns } from './columns.ts';
import { documentSchema, keyColumns, tokenCharacters } from './documents.ts';
import {
  collectIfLarge,
  companiesOf,
  countsArrow,
  countWords,
  deleteRows,
  merge,
  reload,
  termsOf,
  wordsOf,
  documentTable,
  type Generation,
} from './generation.ts';
import { createVectorIndex, saveTerms, withVectors } from './vectors.ts';
import { loadColumns, tableVersionsOf } from './version-polling.ts';
import { Vocabulary } from './vocabulary.ts';
import { WordCounts } from './word-counts.ts';

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
      const { documents, arrow } = await documentTable(records, model);
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
      const { documents, arrow } = await documentTable(records, model);
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
