import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { list } from '#features/cases/corporations/domain/settings-endpoints.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { CorporationExport } from '#features/cases/corporations/web/shared/CorporationExport.tsx';
import { exportContents } from '#features/cases/corporations/web/shared/export-contents.ts';

function Exports() {
  const { data, error, refetch } = useQuery(queryOptionsOf(list));
  if (error) {
    return (
      <ErrorState
        title="The corporations could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading what="corporations">
        <TableSkeleton rows={3} />
      </Loading>
    );
  }
  const active = data.filter(({ isActive }) => isActive);
  if (active.length === 0) {
    return <EmptyState title="No corporations">There is nothing to export yet.</EmptyState>;
  }
  return (
    <ul
      aria-label="Exports"
      className="divide-y divide-line rounded-card border border-line bg-raised"
    >
      {active.map(({ id, name, logoUrl }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3">
          <span className="flex min-w-0 flex-1 basis-60 items-center gap-3">
            <Avatar id={String(id)} name={name} imageUrl={logoUrl} shape="company" />
            <span className="min-w-0 truncate font-medium">{name}</span>
          </span>
          <CorporationExport id={id} name={name} />
        </li>
      ))}
    </ul>
  );
}

/** The exports of whole corporations. Lists are exported where they are shown. */
export function ExportsScreen() {
  return (
    <>
      <PageHeader title="Exports" lead={<p className="max-w-[68ch]">{exportContents}</p>} />
      <div className="mt-6">
        <Exports />
      </div>
    </>
  );
}
