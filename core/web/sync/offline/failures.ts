import { Problem } from '#core/web/transport/problem.ts';

/** Whether the server received it is unknown: a proxy gave up. */
const unansweredStatuses: readonly number[] = [408, 502, 504];
const busyStatuses: readonly number[] = [429, 503];
const waitingCodes: readonly string[] = ['transport.network', 'keyInProgress'];

/** Nothing answered, or somebody has to sign in first: the action waits. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Problem &&
  (waitingCodes.includes(error.code) ||
    error.status === 401 ||
    unansweredStatuses.includes(error.status));

/** The server cannot answer now, and will. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Problem && busyStatuses.includes(error.status);
