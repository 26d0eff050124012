import type { QueryClient } from '@tanstack/react-query';
import { clock } from '#features/decisions/domain/endpoints.ts';
import {
  board,
  submissionFacets,
  submissions,
} from '#features/submissions/domain/list-endpoints.ts';
import type { Paginated } from '#core/domain/shapes.ts';
import { movedOnBoard, placeOf, type Place } from '#features/submissions/domain/board.ts';
import { get } from '#features/submissions/domain/endpoints.ts';
import type {
  BoardStage,
  Submission,
  SubmissionRow,
} from '#features/submissions/domain/submission.ts';
import { keyOf } from '#core/web/transport/ask.ts';

/**
 * Where a submission is shown: in lists, on boards, and by itself. A change of one is shown in all
 * of them without reading thousands of rows again.
 */

interface Pages {
  readonly pages: readonly Paginated<SubmissionRow>[];
}
type Change = Partial<SubmissionRow>;

const lists = keyOf(submissions);
const boards = keyOf(board);

/** Rows that did not change stay the same object, so that they are not drawn again. */
const withChange = (row: SubmissionRow, change: Change | undefined): SubmissionRow =>
  change ? { ...row, ...change } : row;

/** Shows changes of submissions wherever they are shown; not a new place on the board. */
export function showChanges(client: QueryClient, changes: ReadonlyMap<string, Change>): void {
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
      keyOf(get, { params: { id } }),
      (known) => known && { ...known, ...change },
    );
  }
}

/** The same for one. */
export const showChange = (client: QueryClient, id: string, change: Change): void =>
  showChanges(client, new Map([[id, change]]));

/** Where it stands on a board that is shown; null when there is none. */
export function shownPlace(client: QueryClient, id: string): Place | null {
  for (const [, known] of client.getQueriesData<BoardStage[]>({ queryKey: boards })) {
    const place = known && placeOf(known, id);
    if (place) return place;
  }
  return null;
}

/** Shows a submission in another place. */
export function showMove(client: QueryClient, row: SubmissionRow, place: Place): void {
  client.setQueriesData<BoardStage[]>(
    { queryKey: boards },
    (known) => known && [...movedOnBoard(known, row, place)],
  );
  showChange(client, row.id, { stage: place.stage });
}

/** What is being read of them would overwrite what is shown: it is not waited for. */
export async function stopReading(client: QueryClient): Promise<void> {
  await Promise.all([lists, boards].map((queryKey) => client.cancelQueries({ queryKey })));
}

const ofOneStage = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => {
  const input = queryKey[2] as { readonly query?: { readonly stage?: string } } | undefined;
  return input?.query?.stage !== undefined;
};

/** Reads again what a move changes elsewhere: counts, and lists of one stage. */
export function readCounts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keyOf(submissionFacets) });
  void client.invalidateQueries({ queryKey: keyOf(clock) });
  void client.invalidateQueries({ queryKey: lists, predicate: ofOneStage });
}

/** Reads all of them again: after something went wrong. */
export function readAgain(client: QueryClient): void {
  for (const queryKey of [lists, boards, keyOf(submissionFacets)]) {
    void client.invalidateQueries({ queryKey });
  }
}
