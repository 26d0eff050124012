import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';

/** The request of an action as it was last sent, which a retry repeats. */
export interface Attempt {
  readonly key: string;
  /** What was sent under this key; undefined: nothing yet. */
  readonly request: unknown;
  /** Whose bearer token it may be sent with. */
  readonly uid: string | undefined;
  /** Another request, such as a rebased one, has a key of its own; both are stored before it is sent. */
  readonly prepare: (request: unknown) => Promise<string>;
}

/** The attempt of an action that is not stored. */
export function unstoredAttempt(): Attempt {
  return {
    key: newIdempotencyKey(),
    request: undefined,
    uid: undefined,
    prepare: () => Promise.resolve(newIdempotencyKey()),
  };
}

/**
 * Something a person does that may wait for the server. Its input is stored as it is, and outlives the
 * page: the action is found again by its kind.
 */
export interface OfflineAction<Input, Answer> {
  readonly kind: string;
  /** In the list of what waits: "Comment on “Title”". */
  readonly label: (input: Input) => string;
  readonly send: (input: Input, attempt: Attempt, client: QueryClient) => Promise<Answer>;
  /** Shows it in the query cache. Called again after each fetch: shown twice is shown once. */
  readonly show: (client: QueryClient, input: Input) => void;
  readonly rollBack: (client: QueryClient, input: Input) => void;
  /** What is fetched again when it was sent later, or refused. */
  readonly refetched: (input: Input) => readonly QueryFilters[];
  /** It was sent by another window, and what holds was fetched. */
  readonly forget?: (client: QueryClient, input: Input) => void;
  /** The same, on top of what the server answered to it: the person saw that and insists. */
  readonly insist?: (input: Input, details: unknown) => unknown;
}

/** Any action, for what only passes inputs on. */
export type AnyOfflineAction = OfflineAction<never, unknown>;

export const offlineAction = <Input, Answer>(
  action: OfflineAction<Input, Answer>,
): OfflineAction<Input, Answer> => action;
