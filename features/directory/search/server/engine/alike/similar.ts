import type { Table } from '@lancedb/lancedb';
import { fuseScores } from '#features/directory/search/domain/score-fusion.ts';
import { rank } from '#features/directory/search/server/engine/full-text-matches.ts';
import { anyOf } from '#features/directory/search/server/engine/full-text-queries.ts';
import { textFieldsOf } from '#features/directory/search/server/engine/documents.ts';
import type { Generation } from '#features/directory/search/server/engine/generation.ts';
import { scaledSimilarity } from '#features/directory/search/server/engine/related.ts';
import { findVector } from '#features/directory/search/server/engine/vectors.ts';
import { findNearest } from '#features/directory/search/server/engine/nearest.ts';
import type { IndexHit } from '#features/directory/search/server/shared/search-index.ts';

/** A text of at most this many different words says too little for its vector alone. */
const shortText = 40;
const candidatesMost = 100;

/** The different words of a short text; none for a long one. */
async function wordsOfShortText(companies: Table, id: string): Promise<readonly string[]> {
  const rows = (await companies
    .query()
    .where(`id = '${id.replaceAll("'", "''")}'`)
    .select(['words'])
    .limit(1)
    .toArray()) as { words: string }[];
  const words = new Set(textFieldsOf(rows[0]?.words ?? '').flatMap((field) => field.split(' ')));
  return words.size <= shortText ? [...words] : [];
}

async function scoresByWords(companies: Table, words: readonly string[]) {
  if (words.length === 0) return new Map<number, number>();
  const { rows, scores } = await rank(companies, anyOf(words), { most: candidatesMost });
  return new Map(Array.from(rows, (row, place) => [row, scores[place] ?? 0]));
}

/**
 * The companies with the nearest vectors; beside a short text also those that share its words. None
 * when this one has no vector.
 */
export async function findSimilarCompanies(
  generation: Generation,
  id: string,
  limit: number,
): Promise<IndexHit[]> {
  const { companies, columns, model } = generation;
  if (model === null) return [];
  const point = await findVector(companies, id);
  if (point === null) return [];
  const { minSimilarity } = model.embedder;
  const [near, words] = await Promise.all([
    findNearest(generation, point, { most: candidatesMost, minSimilarity }),
    wordsOfShortText(companies, id).then((own) => scoresByWords(companies, own)),
  ]);
  return fuseScores(words, { meaning: scaledSimilarity(near) })
    .flatMap(({ id: row }) => columns.idOf(row) ?? [])
    .filter((other) => other !== id)
    .slice(0, limit)
    .map((other, place) => ({ id: other, score: 1 / (place + 1), isRelated: true }));
}
