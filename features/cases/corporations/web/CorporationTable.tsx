import { useNavigate } from '@tanstack/react-router';
import { formatNumber } from '#core/domain/format.ts';
import { DataTable } from '#core/web/views/DataTable.tsx';
import type { Column } from '#core/web/views/table-column.ts';
import { linkToPublicPage } from '#features/cases/corporations/domain/public-page.ts';
import type { CorporationEntry } from '#features/cases/corporations/domain/settings.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { Pill } from '#ui/Tag.tsx';

const figure = (id: 'people' | 'opportunities' | 'submissions', header: string) =>
  ({
    id,
    header,
    align: 'end',
    className: 'w-30',
    cell: (row: CorporationEntry) => <span className="tabular">{formatNumber(row[id])}</span>,
  }) as const;

const columns: readonly Column<CorporationEntry>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id, name, logoUrl, domains }) => (
      <span className="flex min-w-0 items-center gap-3">
        <Avatar id={String(id)} name={name} imageUrl={logoUrl} shape="company" />
        <span className="min-w-0">
          {/* The row opens it. */}
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-small text-ink-3">
            {domains.length === 0 ? 'No domains' : domains.join(', ')}
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'page',
    header: 'Public page',
    className: 'w-48',
    cell: ({ igniteEnabled, isActive, slug }) =>
      igniteEnabled && isActive ? (
        <span className="truncate">{linkToPublicPage(slug)}</span>
      ) : (
        <Pill>Closed</Pill>
      ),
  },
  figure('people', 'People'),
  figure('opportunities', 'Opportunities'),
  figure('submissions', 'Submissions'),
  {
    id: 'updated',
    header: 'Changed',
    className: 'w-36',
    cell: ({ updatedAt }) => <RelativeTime at={updatedAt} />,
  },
];

interface Props {
  readonly label: string;
  readonly rows: readonly CorporationEntry[];
}

export function CorporationTable({ label, rows }: Props) {
  const navigate = useNavigate();
  return (
    <DataTable
      label={label}
      columns={columns}
      firstColumnWidth={220}
      rows={rows}
      keyOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      onOpen={(id) => void navigate({ to: '/admin/corporations/$id', params: { id } })}
    />
  );
}
