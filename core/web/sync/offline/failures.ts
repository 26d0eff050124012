import { isAway, Problem } from '#core/web/transport/problem.ts';

/** Whether the server received it is unknown: a proxy gave up. */
const unansweredStatuses: readonly number[] = [408, 504];

/** Nothing answered, or somebody has to sign in first: the action waits. */
export const isUnreachable = (error: unknown): boolean =>
  isAway(error) ||
  (error instanceof Problem &&
    (error.code === 'keyInProgress' ||
      error.status === 401 ||
      unansweredStatuses.includes(error.status)));

/** Too many calls: the server will take it, but not now. */
export const isBusy = (error: unknown): boolean => error instanceof Problem && error.status === 429;
