import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** An infinite query in the words of a list: rows, what went wrong, and more. */
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
