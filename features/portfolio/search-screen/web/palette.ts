import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Factory, Search } from 'lucide-react';
import { countryName, kindNames } from '#features/directory/companies/domain/company-labels.ts';
import { companies } from '#features/directory/search/domain/endpoints.ts';
import type { PaletteAnswer } from '#core/web/shell/palette.ts';
import { usePaletteSearch } from '#core/web/shell/use-palette-search.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

const most = 5;

/** Companies that match, and a link to all results. */
export function usePalette(typed: string): PaletteAnswer {
  const navigate = useNavigate();
  const { words, q, isEnough, how, found } = usePaletteSearch(typed);
  const answer = useQuery({
    ...queryOptionsOf(companies, { query: { q, limit: String(most) } }),
    ...how,
  });
  return {
    found: found('Companies', answer, ({ data }) =>
      data.map(({ ref: { kind, id }, name, oneLiner, country }) => ({
        id: `company-${kind}-${id}`,
        label: name,
        icon: Factory,
        hint: oneLiner ?? (country === null ? kindNames[kind] : countryName(country)),
        run: () => void navigate({ to: '/company/$kind/$id', params: { kind, id } }),
      })),
    ),
    ...(isEnough && {
      further: {
        title: 'Search',
        commands: [
          {
            id: 'scout',
            label: `Search for “${words}” in Scout`,
            icon: Search,
            hint: 'All results',
            run: () => void navigate({ to: '/search', search: { q: words } }),
          },
        ],
      },
    }),
  };
}
