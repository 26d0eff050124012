import { useQuery } from '@tanstack/react-query';
import { may } from '#core/domain/authorization/permissions.ts';
import { formatNumber } from '#core/domain/format.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { companyFilters } from '#features/directory/search/domain/company-filters.ts';
import { status } from '#features/directory/search/domain/index-endpoints.ts';
import type { LoosenedSearch } from '#features/directory/search/domain/search.ts';
import { NewCompanyButton } from '#features/directory/companies/web/shared/NewCompanyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { filtersIn, noFilters, without } from './filters.ts';
import type { ScoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-search.ts';

interface Props {
  readonly search: ScoutSearch;
  readonly loosened: readonly LoosenedSearch[];
  readonly onChange: ChangeSearch;
}

/** More are not offered: the one that brings most comes first. */
const offeredMost = 3;

const partOf = ({ part, filter }: LoosenedSearch): string =>
  part === 'filter' && filter !== undefined ? companyFilters[filter].label : part;

function changeOf({ part, filter, q }: LoosenedSearch): ScoutSearch {
  if (part === 'filters') return noFilters;
  return filter === undefined ? { q: q || undefined } : without(filter);
}

/** The directory has no companies: who may import them can begin. */
function EmptyDirectory() {
  const { person } = useSession();
  return (
    <EmptyState
      title="No companies yet"
      action={
        may(person, 'importRecords') && (
          <ButtonLink to="/admin/imports">Import your companies</ButtonLink>
        )
      }
    >
      Companies that are imported or added will be here.
    </EmptyState>
  );
}

/** Without results: what to leave out of the search, how many that would bring, and a new company. */
export function NoResults({ search, loosened, onChange }: Props) {
  const hasFilters = filtersIn(search).length > 0 || search.importId !== undefined;
  const words = search.q?.trim();
  const { data: index } = useQuery(queryOptionsOf(status));
  const isEmpty = index?.state === 'ready' && index.indexed + index.waiting === 0;
  if (isEmpty || (!words && !hasFilters)) return <EmptyDirectory />;
  const isByFilters =
    loosened.length > 0 &&
    loosened.every(({ part }) => part === 'filter' || part === 'filters' || part === 'words');
  const isLoosened = loosened.length > 0;
  const title = words ? `No results for “${words}”` : 'No results with these filters';
  return (
    <EmptyState
      title={isByFilters ? 'No results with all these filters' : title}
      action={
        <>
          {isLoosened && (
            <ul aria-label="Other searches" className="flex flex-col items-center gap-2">
              {loosened.slice(0, offeredMost).map((one) => (
                <li key={partOf(one)}>
                  <Button onPress={() => onChange(changeOf(one))}>
                    Search without {partOf(one)} ({formatNumber(one.total)})
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap justify-center gap-2 empty:hidden">
            {hasFilters && !isLoosened && (
              <Button onPress={() => onChange(noFilters)}>Clear filters</Button>
            )}
            {words && <NewCompanyButton name={words} />}
          </div>
        </>
      }
    >
      {isLoosened && 'Leave out a part of the search.'}
      {!isLoosened &&
        (hasFilters
          ? 'Check the spelling or remove a filter.'
          : 'Check the spelling or try other words.')}
    </EmptyState>
  );
}
