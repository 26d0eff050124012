import { formatNumber } from '#core/domain/format.ts';
import { companyFilters } from '#features/directory/search/domain/company-filters.ts';
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

const labelOf = ({ part, filter }: LoosenedSearch): string =>
  part === 'filter' && filter !== undefined ? companyFilters[filter].label : part;

const changeOf = ({ filter, q }: LoosenedSearch): ScoutSearch =>
  filter === undefined ? { q } : without(filter);

/** Without results: which part of the search to leave out, and how many that would bring. */
export function NoResults({ search, loosened, onChange }: Props) {
  const hasFilters = filtersIn(search).length > 0 || search.importId !== undefined;
  const words = search.q?.trim();
  if (loosened.length > 0) {
    const isByFilters = loosened.every(({ part }) => part === 'filter');
    return (
      <EmptyState
        title={isByFilters ? 'No results with all these filters' : `No results for “${words}”`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {loosened.slice(0, offeredMost).map((one) => (
              <Button key={labelOf(one)} onPress={() => onChange(changeOf(one))}>
                Search without {labelOf(one)} ({formatNumber(one.total)})
              </Button>
            ))}
          </div>
        }
      >
        Leave out a part of the search.
      </EmptyState>
    );
  }
  if (!words && !hasFilters)
    return (
      <EmptyState title="No companies yet">
        Companies that are imported or added will be here.
      </EmptyState>
    );
  return (
    <EmptyState
      title={words ? `No results for “${words}”` : 'No results with these filters'}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {hasFilters && <Button onPress={() => onChange(noFilters)}>Clear filters</Button>}
          {words && <NewCompanyButton name={words} />}
        </div>
      }
    >
      {hasFilters
        ? 'Check the spelling or remove a filter.'
        : 'Check the spelling or try other words.'}
    </EmptyState>
  );
}
