import {
  BooleanQuery,
  MatchQuery,
  Occur,
  Operator,
  PhraseQuery,
  type Table,
} from '@lancedb/lancedb';
import type { ParsedSearchQuery } from '#features/search/domain/query.ts';
import type { Alternatives } from './query-terms.ts';

type FullText = MatchQuery | PhraseQuery | BooleanQuery;

/** Rows of the table, best first. */
export interface Ranked {
  readonly rows: Uint32Array;
  readonly scores: Float32Array;
}

export const anyOf = (words: Alternatives, column: 'words' | 'keys' = 'words'): MatchQuery =>
  new MatchQuery(words.join(' '), column, { operator: Operator.Or });

export const allOf = (words: readonly string[]): MatchQuery =>
  new MatchQuery(words.join(' '), 'words', { operator: Operator.And });

/** One word of every group, whichever: the engine reads every company that has one of them. */
export const oneOfEach = (groups: readonly Alternatives[]): BooleanQuery =>
  new BooleanQuery(groups.map((group) => [Occur.Must, anyOf(group)]));

const sideBySide = (words: readonly string[]): FullText =>
  words.length === 1 ? anyOf(words) : new PhraseQuery(words.join(' '), 'words');

/** Adds what must stand side by side, and what must not be there. */
export function restricted(
  base: FullText | null,
  { phrases, without }: Pick<ParsedSearchQuery, 'phrases' | 'without'>,
): FullText {
  const wanted = [...(base ? [base] : []), ...phrases.map(sideBySide)];
  const [only] = wanted;
  if (only && wanted.length === 1 && without.length === 0) return only;
  return new BooleanQuery([
    ...wanted.map((query): [Occur, FullText] => [Occur.Must, query]),
    ...without.map((words): [Occur, FullText] => [Occur.MustNot, sideBySide(words)]),
  ]);
}

/** Any of these phrases or words; what `-word` alone leaves out. */
export const anyPhrase = (phrases: ParsedSearchQuery['phrases']): BooleanQuery =>
  new BooleanQuery(phrases.map((words): [Occur, FullText] => [Occur.Should, sideBySide(words)]));

/** The best rows for a query, and no column of them: what is known of a row is in memory. */
export async function rank(
  table: Table,
  query: FullText,
  { most, where }: { most: number; where?: string | undefined },
): Promise<Ranked> {
  const asked = table.query().fullTextSearch(query).withRowId().select(['_score']).limit(most);
  const found = await (where === undefined ? asked : asked.where(where)).toArrow();
  const rows = new Uint32Array(found.numRows);
  const scores = new Float32Array(found.numRows);
  let end = 0;
  for (const batch of found.batches) {
    const ids = batch.getChild('_rowid')?.toArray() as BigUint64Array;
    scores.set(batch.getChild('_score')?.toArray() as Float32Array, end);
    for (const id of ids) {
      rows[end] = Number(id);
      end += 1;
    }
  }
  return { rows, scores };
}
