import type { QueryClient, QueryFilters } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The queries that show a change before it is answered. Without it: all, where there is `onMutate`. */
      readonly shownIn?: readonly QueryFilters[];
    };
  }
}

const allQueries: readonly QueryFilters[] = [{}];

/** The queries that show changes which the server has not answered: a read now would take them away. */
export const shownBy = (client: QueryClient): QueryFilters[] =>
  client
    .getMutationCache()
    .findAll({ status: 'pending' })
    .flatMap(({ meta, options }) => meta?.shownIn ?? (options.onMutate ? allQueries : []));
