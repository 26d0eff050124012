import type { QueryClient } from '@tanstack/react-query';
import { clock } from '#features/cases/submissions/domain/decisions/endpoints.ts';
import {
  board,
  submissionFacets,
  submissions,
} from '#features/cases/submissions/domain/list-endpoints.ts';
import type { Paginated } from '#core/domain/schemas.ts';
import {
  moveCard,
  cardPositionOf,
  type CardPosition,
} from '#features/cases/submissions/domain/board.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import type {
  BoardStage,
  Submission,
  SubmissionRow,
} from '#features/cases/submissions/domain/submission.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

/**
 * Queries that contain a submission: lists, boards, and the submission itself. A change is patched
 * into all of them without refetching thousands of rows.
 */

interface Pages {
  readonly pages: readonly Paginated<SubmissionRow>[];
}
type Change = Partial<SubmissionRow>;

const lists = queryKeyOf(submissions);
const boards = queryKeyOf(board);

/** Unchanged rows keep their identity, so that they are not rendered again. */
const withChange = (row: SubmissionRow, change: Change | undefined): SubmissionRow =>
  change ? { ...row, ...change } : row;

/** Patches submissions in all cached queries; does not move them on the board. */
export function patchSubmissions(client: QueryClient, changes: ReadonlyMap<string, Change>): void {
  const inPage = <P extends { data: SubmissionRow[] }>(page: P): P =>
    page.data.some(({ id }) => changes.has(id))
      ? { ...page, data: page.data.map((row) => withChange(row, changes.get(row.id))) }
      : page;
  client.setQueriesData<Pages>(
    { queryKey: lists },
    (list) => list && { ...list, pages: list.pages.map(inPage) },
  );
  client.setQueriesData<BoardStage[]>({ queryKey: boards }, (columns) => columns?.map(inPage));
  for (const [id, change] of changes) {
    client.setQueryData<Submission>(
      queryKeyOf(get, { params: { id } }),
      (submission) => submission && { ...submission, ...change },
    );
  }
}

/** The same for one. */
export const patchSubmission = (client: QueryClient, id: string, change: Change): void =>
  patchSubmissions(client, new Map([[id, change]]));

/** Its position on a cached board; null when there is none. */
export function findCachedPlace(client: QueryClient, id: string): CardPosition | null {
  for (const [, columns] of client.getQueriesData<BoardStage[]>({ queryKey: boards })) {
    const place = columns && cardPositionOf(columns, id);
    if (place) return place;
  }
  return null;
}

/** Moves a submission on the cached boards. */
export function moveInCache(client: QueryClient, row: SubmissionRow, place: CardPosition): void {
  client.setQueriesData<BoardStage[]>(
    { queryKey: boards },
    (columns) => columns && [...moveCard(columns, row, place)],
  );
  patchSubmission(client, row.id, { stage: place.stage });
}

const ofOneStage = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => {
  const input = queryKey[2] as { readonly query?: { readonly stage?: string } } | undefined;
  return input?.query?.stage !== undefined;
};

/** The lists and boards that show submissions. */
export const submissionLists = [{ queryKey: lists }, { queryKey: boards }];

/** What a move changes elsewhere: counts, and lists of one stage. */
export const submissionCounts = [
  { queryKey: queryKeyOf(submissionFacets) },
  { queryKey: queryKeyOf(clock) },
  { queryKey: lists, predicate: ofOneStage },
];

/** Invalidates all lists, boards and counts, after an error. */
export function invalidateSubmissions(client: QueryClient): void {
  for (const filters of [...submissionLists, { queryKey: queryKeyOf(submissionFacets) }]) {
    void client.invalidateQueries(filters);
  }
}
