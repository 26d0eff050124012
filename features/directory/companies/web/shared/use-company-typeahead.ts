import { useQuery } from '@tanstack/react-query';
import { find } from '#features/directory/companies/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

/** Company typeahead; the previous results stay until the next ones arrive. */
export function useCompanyTypeahead(q: string, isWanted = q !== '') {
  const { data, error, isFetching, isPaused, isPlaceholderData } = useQuery({
    ...queryOptionsOf(find, { query: { q } }),
    enabled: isWanted,
    placeholderData: (before) => before,
  });
  const matches = q === '' ? undefined : data;
  const isSought = isWanted && matches === undefined && error === null;
  return { found: matches, error, isSought, isFetching, isPaused, isPlaceholderData };
}
