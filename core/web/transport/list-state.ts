import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** Maps an infinite query to the props of a list: rows, error, and loading more. */
export const listState = <Row>(query: UseInfiniteQueryResult<Row[]>) => ({
  rows: query.data,
  error: query.error,
  onRetry: () => void query.refetch(),
  more: {
    has: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    load: () => void query.fetchNextPage(),
  },
});
