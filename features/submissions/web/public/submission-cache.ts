import type { QueryClient } from '@tanstack/react-query';
import { clock } from '#features/decisions/domain/endpoints.ts';
import {
  board,
  submissionFacets,
  submissions,
} from '#features/submissions/domain/list-endpoints.ts';
import type { Paginated } from '#core/domain/schemas.ts';
import { moveCard, cardPositionOf, type CardPosition } from '#features/submissions/domain/board.ts';
import { get } from '#features/submissions/domain/endpoints.ts';
import type {
  BoardStage,
  Submission,
  SubmissionRow,
} from '#features/submissions/domain/submission.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

/**
 * Where a submission is shown: in lists, on boards, and by itself. A change of one is shown in all
 * of them without reading thousands of rows again.
 */

interface Pages {
  readonly pages: readonly Paginated<SubmissionRow>[];
}
type Change = Partial<SubmissionRow>;

const lists = queryKeyOf(submissions);
const boards = queryKeyOf(board);

/** Rows that did not change stay the same object, so that they are not drawn again. */
const withChange = (row: SubmissionRow, change: Change | undefined): SubmissionRow =>
  change ? { ...row, ...change } : row;

/** Shows changes of submissions wherever they are shown; not a new place on the board. */
export function patchSubmissions(client: QueryClient, changes: ReadonlyMap<string, Change>): void {
  const inPage = <P extends { data: SubmissionRow[] }>(page: P): P =>
    page.data.some(({ id }) => changes.has(id))
      ? { ...page, data: page.data.map((row) => withChange(row, changes.get(row.id))) }
      : page;
  client.setQueriesData<Pages>(
    { queryKey: lists },
    (known) => known && { ...known, pages: known.pages.map(inPage) },
  );
  client.setQueriesData<BoardStage[]>({ queryKey: boards }, (known) => known?.map(inPage));
  for (const [id, change] of changes) {
    client.setQueryData<Submission>(
      queryKeyOf(get, { params: { id } }),
      (known) => known && { ...known, ...change },
    );
  }
}

/** The same for one. */
export const patchSubmission = (client: QueryClient, id: string, change: Change): void =>
  patchSubmissions(client, new Map([[id, change]]));

/** Where it stands on a board that is shown; null when there is none. */
export function findCachedPlace(client: QueryClient, id: string): CardPosition | null {
  for (const [, known] of client.getQueriesData<BoardStage[]>({ queryKey: boards })) {
    const place = known && cardPositionOf(known, id);
    if (place) return place;
  }
  return null;
}

/** Shows a submission in another place. */
export function moveInCache(client: QueryClient, row: SubmissionRow, place: CardPosition): void {
  client.setQueriesData<BoardStage[]>(
    { queryKey: boards },
    (known) => known && [...moveCard(known, row, place)],
  );
  patchSubmission(client, row.id, { stage: place.stage });
}

/** What is being read of them would overwrite what is shown: it is not waited for. */
export async function cancelSubmissionQueries(client: QueryClient): Promise<void> {
  await Promise.all([lists, boards].map((queryKey) => client.cancelQueries({ queryKey })));
}

const ofOneStage = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => {
  const input = queryKey[2] as { readonly query?: { readonly stage?: string } } | undefined;
  return input?.query?.stage !== undefined;
};

/** Reads again what a move changes elsewhere: counts, and lists of one stage. */
export function invalidateSubmissionCounts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeyOf(submissionFacets) });
  void client.invalidateQueries({ queryKey: queryKeyOf(clock) });
  void client.invalidateQueries({ queryKey: lists, predicate: ofOneStage });
}

/** Reads all of them again: after something went wrong. */
export function invalidateSubmissions(client: QueryClient): void {
  for (const queryKey of [lists, boards, queryKeyOf(submissionFacets)]) {
    void client.invalidateQueries({ queryKey });
  }
}
