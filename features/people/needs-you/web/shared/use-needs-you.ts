import { useQuery } from '@tanstack/react-query';
import { formatNumber, plural } from '#core/domain/format.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { get } from '#features/people/needs-you/domain/endpoints.ts';

/** What waits for the reader. Every figure of it on the screen is of this one answer. */
export const useNeedsYouQuery = () => useQuery(queryOptionsOf(get));

/** The answer; undefined until it is here, and while it could not be loaded. */
export const useNeedsYou = () => useNeedsYouQuery().data;

/** What a mutation reads again that takes something from it and causes no live event. */
export const aboutNeedsYou = { queryKey: queryKeyOf(get) };

/** How many submissions of these opportunities need the reader. */
export function useSubmissionsInNeed(opportunityIds: readonly string[]): number {
  const counted = useNeedsYou()?.opportunities ?? [];
  return counted
    .filter(({ id }) => opportunityIds.includes(id))
    .reduce((sum, { submissions }) => sum + submissions, 0);
}

/** "3 need you". */
export const needWords = (count: number): string =>
  `${formatNumber(count)} ${plural(count, 'needs', 'need')} you`;
