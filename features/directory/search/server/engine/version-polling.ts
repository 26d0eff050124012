import type { Table } from '@lancedb/lancedb';
import type { Columns } from './columns.ts';
import { sketchColumn, storedColumns } from './documents.ts';
import { Points } from './points.ts';
import { eachText, numbersOf, rowNumbersOf, sketchesIn, storedIn } from './record-batches.ts';
import type { Vocabulary } from './vocabulary.ts';
import { loadDimensions, pointColumn, vectorsIn } from './vectors.ts';
import { WordCounts } from './word-counts.ts';
import { WordSketches } from './word-sketches.ts';

/** Versions of the two tables of an index. */
export interface TableVersions {
  readonly companies: number;
  readonly words: number;
}

export const tableVersionsOf = async (companies: Table, words: Table): Promise<TableVersions> => ({
  companies: await companies.version(),
  words: await words.version(),
});

/** Room for the vectors of a table, unless they are too many to be kept in memory. */
async function openPoints(table: Table, rows: number): Promise<Points | null> {
  const dimensions = await loadDimensions(table);
  if (dimensions === null || !Points.mayHold(rows, dimensions)) return null;
  const points = new Points(dimensions);
  points.reserve(rows);
  return points;
}

/** 16 MB. Reading those of two hundred companies at each search instead would take as long as the search. */
const sketchedMost = 500_000;

function openSketches(rows: number): WordSketches | null {
  if (rows > sketchedMost) return null;
  const sketches = new WordSketches();
  sketches.reserve(rows);
  return sketches;
}

/** @param where of which companies; of all, unless given */
export async function loadColumns(table: Table, columns: Columns, where?: string): Promise<void> {
  if (where === undefined) {
    const rows = await table.countRows();
    columns.reserve(rows);
    columns.points = await openPoints(table, rows);
    columns.sketches = openSketches(rows);
  }
  const names = [
    ...storedColumns,
    ...(columns.points ? [pointColumn] : []),
    ...(columns.sketches ? [sketchColumn] : []),
  ];
  const query = table.query().withRowId().select(names);
  for await (const batch of where === undefined ? query : query.where(where)) {
    for (const [row, company] of storedIn(batch)) columns.set(row, company);
    if (columns.points) for (const vector of vectorsIn(batch)) columns.points.set(vector);
    const { sketches } = columns;
    if (sketches) for (const [row, sketch] of sketchesIn(batch)) sketches.set(row, sketch);
  }
  if (columns.points?.isTooLarge) columns.points = null;
}

/** Number of companies per word, summed over the increments. */
export async function storedCounts(table: Table, where?: string): Promise<WordCounts> {
  const counts = new WordCounts();
  const query = table.query().select(['word', 'companies']);
  for await (const batch of where === undefined ? query : query.where(where)) {
    const companies = numbersOf(batch, 'companies');
    eachText(batch, 'word', (at, values, from, to) =>
      counts.addBytes(values, from, to, companies(at) ?? 0),
    );
  }
  return counts;
}

async function forgetRemoved(table: Table, columns: Columns): Promise<void> {
  const stored = new Uint8Array(columns.end);
  for await (const batch of table.query().withRowId().select(['id'])) {
    for (const row of rowNumbersOf(batch)) stored[row] = 1;
  }
  for (const [row, isStored] of stored.entries()) if (isStored === 0) columns.remove(row);
}

interface VersionedTables {
  readonly companies: Table;
  readonly words: Table;
  readonly columns: Columns;
  readonly vocabulary: Vocabulary;
  followed: TableVersions;
}

/** Loads what other processes have written since. @returns whether that was anything */
export async function refreshToLatest(generation: VersionedTables): Promise<boolean> {
  const { companies, words, columns, vocabulary, followed } = generation;
  await Promise.all([companies.checkoutLatest(), words.checkoutLatest()]);
  const now = await tableVersionsOf(companies, words);
  if (now.words !== followed.words) {
    const since = `_row_created_at_version > ${followed.words}`;
    vocabulary.add((await storedCounts(words, since)).entries());
  }
  if (now.companies !== followed.companies) {
    const since = `_row_last_updated_at_version > ${followed.companies}`;
    await loadColumns(companies, columns, since);
    if ((await companies.countRows()) !== columns.count) await forgetRemoved(companies, columns);
  }
  generation.followed = now;
  return now.words !== followed.words || now.companies !== followed.companies;
}
