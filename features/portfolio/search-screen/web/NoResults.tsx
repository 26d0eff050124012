import { useQuery } from '@tanstack/react-query';
import { may } from '#core/domain/authorization/permissions.ts';
import { formatNumber } from '#core/domain/format.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { companyFilters } from '#features/directory/search/domain/company-filters.ts';
import { status } from '#features/directory/search/domain/index-endpoints.ts';
import type { LoosenedSearch, ReadFilter } from '#features/directory/search/domain/search.ts';
import { NewCompanyButton } from '#features/directory/companies/web/shared/NewCompanyButton.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { filtersIn, noFilters, without } from './filters.ts';
import { readOffers, type Offer } from './read-offers.ts';
import type { ScoutSearch } from './search-params.ts';
import type { ChangeSearch } from './use-scout-search.ts';

interface Props {
  readonly search: ScoutSearch;
  /** What was read from its words. */
  readonly read: readonly ReadFilter[];
  readonly loosened: readonly LoosenedSearch[];
  readonly onChange: ChangeSearch;
}

/** More are not offered: of parts to leave out, those that bring most come first. */
const offeredMost = 5;

function labelOf({ part, filter, q = '' }: LoosenedSearch): string {
  if (part === 'meaning') return 'Search by meaning';
  if (part === 'longForm' || part === 'spelling') {
    return `Search for ${q.includes('"') ? q : `“${q}”`}`;
  }
  return `Search without ${filter === undefined ? part : companyFilters[filter].label}`;
}

function changeOf({ part, filter, q }: LoosenedSearch): ScoutSearch {
  if (part === 'filters') return noFilters;
  if (part === 'meaning') return { q, sort: undefined };
  return filter === undefined ? { q: q || undefined } : without(filter);
}

const offerOf = (one: LoosenedSearch): Offer => ({
  key: `${one.part} ${one.filter ?? ''}`,
  label: labelOf(one),
  total: one.total,
  change: changeOf(one),
});

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

/** Without results: what other searches would bring, and a new company. */
export function NoResults({ search, read, loosened, onChange }: Props) {
  const hasFilters = filtersIn(search).length > 0 || search.importId !== undefined;
  const words = search.q?.trim();
  const { data: index } = useQuery(queryOptionsOf(status));
  const isEmpty = index?.state === 'ready' && index.indexed + index.waiting === 0;
  if (isEmpty || (!words && !hasFilters)) return <EmptyDirectory />;
  const offers = [...readOffers(read), ...loosened.map(offerOf)].slice(0, offeredMost);
  const isByFilters =
    loosened.length > 0 &&
    read.length === 0 &&
    loosened.every(({ part }) => part === 'filter' || part === 'filters' || part === 'words');
  const isOffered = offers.length > 0;
  const title = words ? `No results for “${words}”` : 'No results with these filters';
  return (
    <EmptyState
      title={isByFilters ? 'No results with all these filters' : title}
      action={
        <>
          {isOffered && (
            <ul aria-label="Other searches" className="flex flex-col items-center gap-2">
              {offers.map(({ key, label, total, change }) => (
                <li key={key}>
                  <Button onPress={() => onChange(change)}>
                    {label} ({formatNumber(total)})
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <div className="flex flex-wrap justify-center gap-2 empty:hidden">
            {hasFilters && !isOffered && (
              <Button onPress={() => onChange(noFilters)}>Clear filters</Button>
            )}
            {words && <NewCompanyButton name={words} />}
          </div>
        </>
      }
    >
      {isOffered && 'These searches find companies:'}
      {!isOffered &&
        (hasFilters
          ? 'Check the spelling or remove a filter.'
          : 'Check the spelling or try other words.')}
    </EmptyState>
  );
}
