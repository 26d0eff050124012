import { useNavigate } from '@tanstack/react-router';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { formatNumber } from '#core/domain/format.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import { DeadlineDay } from '#core/web/deadlines/DeadlineText.tsx';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { noValue, RecordName } from '#core/web/views/cells.tsx';
import { DataTable } from '#core/web/views/DataTable.tsx';
import type { Column, Sorting } from '#core/web/views/table-column.ts';
import { RelativeTime } from '#ui/dates.tsx';
import { Deadline } from '#features/cases/opportunities/web/shared/Deadline.tsx';
import type { DiscoverSearch, TableSort } from './search-params.ts';

const columnsFor = (corporations: readonly Corporation[]): readonly Column<OpportunityRow>[] => [
  {
    id: 'name',
    header: 'Opportunity',
    isSortable: true,
    cell: ({ id, name, corporationId }) => {
      if (corporations.length === 1) {
        return (
          <span className="flex min-h-6 items-center">
            <span className="line-clamp-2 leading-4.5 font-medium text-ink">{name}</span>
          </span>
        );
      }
      const corporation = corporations.find((one) => one.id === corporationId);
      return (
        <RecordName
          avatar={{
            id: corporation?.id ?? id,
            name: corporation?.name ?? name,
            imageUrl: corporation?.logoUrl,
            shape: 'corporation',
          }}
          name={name}
          line={corporation?.name}
        />
      );
    },
  },
  {
    id: 'cycle',
    header: 'Cycle',
    className: 'w-32 @max-3xl:hidden',
    cell: ({ cycleName }) => <span className="block truncate text-ink-2">{cycleName}</span>,
  },
  {
    id: 'categories',
    header: 'Categories',
    className: 'w-48 @max-5xl:hidden',
    cell: ({ categories }) => (
      <span className="block truncate text-ink-2">{categories?.join(', ') || '–'}</span>
    ),
  },
  {
    id: 'deadline',
    header: 'Closes',
    isSortable: true,
    className: 'w-36',
    cell: (row) => (
      <span className="flex flex-col items-start gap-0.5">
        {row.cycleEndDate ? (
          <DeadlineDay at={row.cycleEndDate} timeZone={row.timeZone ?? 'UTC'} />
        ) : (
          noValue
        )}
        <Deadline opportunity={row} />
      </span>
    ),
  },
  {
    id: 'submissions',
    header: 'Submissions',
    isSortable: true,
    align: 'end',
    className: 'w-30',
    cell: ({ numSubmissions = 0 }) => formatNumber(numSubmissions),
  },
  {
    id: 'updated',
    header: 'Updated',
    isSortable: true,
    align: 'end',
    className: 'w-30 @max-2xl:hidden',
    cell: ({ updatedAt }) =>
      updatedAt ? (
        <span className="text-ink-3">
          <RelativeTime at={updatedAt} />
        </span>
      ) : (
        noValue
      ),
  },
];

/** Sorted in descending order by default, as on the server. */
const descending: readonly TableSort[] = ['updated', 'submissions'];

interface Props {
  readonly rows: readonly OpportunityRow[];
  readonly search: DiscoverSearch;
  readonly onChange: (next: DiscoverSearch) => void;
}

/** Opportunities as a table; the sorting is in the URL. */
export function OpportunityTable({ rows, search, onChange }: Props) {
  const navigate = useNavigate();
  const { corporations } = useCorporation();
  const sort = search.sort ?? 'updated';
  const usual = descending.includes(sort) ? 'descending' : 'ascending';

  function order({ by, direction }: Sorting): void {
    const next = by as TableSort;
    // A newly sorted column starts in its default direction.
    const isOther = next !== sort;
    onChange({ sort: next, direction: isOther ? undefined : direction });
  }

  return (
    <DataTable
      label="Opportunities"
      columns={columnsFor(corporations)}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={(id) => void navigate({ to: '/opportunity/$id', params: { id } })}
      sorting={{ by: sort, direction: search.direction ?? usual }}
      onSort={order}
    />
  );
}
