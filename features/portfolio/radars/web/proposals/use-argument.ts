import { useQuery } from '@tanstack/react-query';
import { gaps } from '#features/portfolio/radars/domain/blip-endpoints.ts';
import type { ProposalSource } from '#features/portfolio/radars/domain/proposal.ts';
import type { BlipOrigin } from '#features/portfolio/radars/web/shared/blip-origin.ts';
import { linkToProject } from '#features/portfolio/projects/domain/links.ts';
import { companies } from '#features/directory/search/domain/endpoints.ts';
import { nameSearch } from '#features/directory/search/domain/search-name.ts';
import { searchParamsOf, searchPathOf } from '#features/directory/search/domain/search-url.ts';
import { limits } from '#core/domain/limits.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useDebounced } from '#ui/use-debounced.ts';

const pauseMs = 300;

/** What argues for a blip: how many companies its words find, or how many pilots were won. */
export function useArgument(
  origin: Exclude<BlipOrigin, { kind: 'collection' }>,
  radarId: string,
  name: string,
): ProposalSource {
  const words = useDebounced(name.trim(), pauseMs);
  const searched = origin.kind === 'search' ? origin : { text: words, filters: {} };
  const answer = useQuery({
    ...queryOptionsOf(companies, {
      query: { ...searchParamsOf(searched.text, searched.filters), limit: '1' },
    }),
    enabled: origin.kind === 'search' || (origin.kind === 'company' && words !== ''),
  });
  const pilots = useQuery({
    ...queryOptionsOf(gaps, { params: { id: radarId } }),
    enabled: origin.kind === 'project',
  });
  if (origin.kind === 'project') {
    const won = pilots.data?.pilotsWithoutBlip.find(({ id }) => id === origin.id);
    return {
      kind: 'project',
      id: origin.id,
      label: origin.name,
      ...(won ? { count: won.count, query: won.query } : { query: linkToProject(origin.id) }),
    };
  }
  const path = searchPathOf(searched.text, searched.filters);
  const argument = {
    // A search may be longer than what is kept of it.
    ...(path.length <= limits.urlCharacters && { query: path }),
    ...(answer.data && { count: answer.data.total }),
  };
  if (origin.kind === 'search') {
    const label = nameSearch(origin.text, origin.filters, limits.nameCharacters);
    return { kind: 'search', label, ...argument };
  }
  const { company } = origin;
  return { kind: 'company', id: company.id, label: company.name, ...(words !== '' && argument) };
}
