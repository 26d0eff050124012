import { useQuery } from '@tanstack/react-query';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { get } from '#features/directory/companies/domain/endpoints.ts';
import { CompanyActions } from '#features/directory/collections/web/shared/CompanyActions.tsx';
import { CompanyPreview } from '#features/directory/companies/web/shared/CompanyPreview.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { SkeletonLines } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';

/** The address names no existing company. */
export const Gone = () => (
  <EmptyState title="This company does not exist">
    It may have been removed from the directory.
  </EmptyState>
);

const skeleton = <SkeletonLines of={['h-10 w-3/4', 'h-16', 'h-40']} className="space-y-4" />;

/** Details and actions of the open company. */
export function OpenedCompany({ company }: { readonly company: CompanyRef }) {
  const query = useQuery(queryOptionsOf(get, { params: company }));
  return (
    <QueryBoundary what="company" gone={<Gone />} query={query} skeleton={skeleton}>
      {(data) => (
        <CompanyPreview
          company={data}
          actions={<CompanyActions company={{ ...company, name: data.name }} />}
        />
      )}
    </QueryBoundary>
  );
}
