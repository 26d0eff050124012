import type { QueryClient } from '@tanstack/react-query';
import { limits } from '#core/domain/limits.ts';

/** A read as a query, or its state, tells of it. */
interface Read {
  readonly status: 'pending' | 'error' | 'success';
  readonly data: unknown;
  readonly errorUpdateCount: number;
}

/** Whether a read has failed and nothing is known from before. The library calls one that is tried again pending. */
export const isUnanswered = ({ data, errorUpdateCount }: Omit<Read, 'status'>): boolean =>
  data === undefined && errorUpdateCount > 0;

/** Whether the last answer is missing: none has come, or an older one stands in for it. */
export const hasFailed = (read: Read): boolean => read.status === 'error' || isUnanswered(read);

/** Options of a read that the frame cannot do without: asked again until it is answered. */
export const askedUntilAnswered = {
  refetchInterval: ({ state }: { readonly state: Read }): number | false =>
    hasFailed(state) ? limits.failedReadAgainMs : false,
};

/** Asks again for what has failed on this page. */
export const askFailedAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries(
    { type: 'active', predicate: ({ state }) => hasFailed(state) },
    { cancelRefetch: false },
  );
