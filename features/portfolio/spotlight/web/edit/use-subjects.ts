import { useQuery } from '@tanstack/react-query';
import { useCollections } from '#features/directory/collections/web/shared/use-collections.ts';
import { useCompanyTypeahead } from '#features/directory/companies/web/shared/use-company-typeahead.ts';
import { list as radarList } from '#features/portfolio/radars/domain/endpoints.ts';
import { opportunities } from '#features/portfolio/search-screen/domain/record-endpoints.ts';
import type { SubjectKind } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';

export interface SubjectOption {
  readonly id: string;
  readonly name: string;
}

const most = '8';
const namesOf = (rows: readonly SubjectOption[] | undefined): readonly SubjectOption[] =>
  (rows ?? []).map(({ id, name }) => ({ id, name }));

/** Things of a kind whose name holds what is typed. */
export function useSubjects(kind: SubjectKind, typed: string): readonly SubjectOption[] {
  const q = typed.trim();
  const cases = useQuery({
    ...queryOptionsOf(opportunities, { query: { q, limit: most } }),
    enabled: kind === 'opportunity',
    placeholderData: (before) => before,
  });
  const radars = useQuery({
    ...queryOptionsOf(radarList, { query: { ...(q !== '' && { q }), limit: most } }),
    enabled: kind === 'radar',
    placeholderData: (before) => before,
  });
  const companies = useCompanyTypeahead(q, kind === 'company' && q !== '');
  const { own, shared } = useCollections();
  if (kind === 'opportunity') return namesOf(cases.data?.data);
  if (kind === 'radar') return namesOf(radars.data?.data);
  if (kind === 'company') return namesOf(companies.found);
  return namesOf(
    [...(own ?? []), ...(shared ?? [])].filter(({ name }) =>
      name.toLowerCase().includes(q.toLowerCase()),
    ),
  );
}
