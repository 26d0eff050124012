import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Place } from '#core/web/Place.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { list } from '#features/cases/corporations/domain/settings-endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { CorporationTable } from './CorporationTable.tsx';
import { NewCorporationDialog } from './NewCorporationDialog.tsx';

declare module '#core/web/places.ts' {
  interface Places {
    /** Below the corporations of the installation. */
    readonly corporationsLast: Record<never, never>;
  }
}

function Corporations({ onCreate }: { readonly onCreate: () => void }) {
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
  if (data.length === 0) {
    return (
      <EmptyState
        title="No corporations"
        action={<Button onPress={onCreate}>New corporation</Button>}
      >
        A corporation posts opportunities, and its people work on what is submitted to them.
      </EmptyState>
    );
  }
  const deleted = data.filter(({ isActive }) => !isActive);
  return (
    <>
      <CorporationTable label="Corporations" rows={data.filter(({ isActive }) => isActive)} />
      {deleted.length > 0 && (
        <section aria-labelledby="deleted-corporations" className="mt-10">
          <h2 id="deleted-corporations" className="text-section font-semibold">
            Deleted
          </h2>
          <p className="mt-1 mb-3 text-ink-2">Hidden from everyone. Open one to restore it.</p>
          <CorporationTable label="Deleted corporations" rows={deleted} />
        </section>
      )}
    </>
  );
}

/** The corporations of the installation. */
export function CorporationsScreen() {
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <PageHeader
        title="Corporations"
        lead="Each has its own people, opportunities, stages and public page."
        actions={
          <Button variant="primary" onPress={() => setIsCreating(true)}>
            New corporation
          </Button>
        }
      />
      <div className="mt-6">
        <Corporations onCreate={() => setIsCreating(true)} />
      </div>
      <Place name="corporationsLast" told={{}} />
      {isCreating && <NewCorporationDialog onClose={() => setIsCreating(false)} />}
    </>
  );
}
