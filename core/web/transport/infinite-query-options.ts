import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallInput, Endpoint } from '#core/domain/endpoint.ts';
import type { Paginated } from '#core/domain/schemas.ts';
import { queryKeyOf } from './query-options.ts';
import { call } from './call.ts';

type RowOf<E extends Endpoint> = E['answer'] extends { _zod: { output: Paginated<infer Row> } }
  ? Row
  : never;

/** A paginated endpoint as options: `useInfiniteQuery(infiniteQueryOptionsOf(list, { query }))`. */
export function infiniteQueryOptionsOf<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return infiniteQueryOptions({
    queryKey: [...queryKeyOf(endpoint, input), 'pages'],
    queryFn: async ({ signal, pageParam }) => {
      const { query, ...rest } = input as { query?: object };
      const pageInput = { ...rest, query: { ...query, cursor: pageParam } } as CallInput<E>;
      const page: unknown = await (call as (...rest: unknown[]) => Promise<unknown>)(
        endpoint,
        pageInput,
        { signal },
      );
      return page as Paginated<RowOf<E>>;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ hasNextPage, endCursor }) => (hasNextPage ? endCursor : undefined),
    select: ({ pages }) => pages.flatMap(({ data }) => data),
    placeholderData: (before) => before,
    retry: false,
  });
}
