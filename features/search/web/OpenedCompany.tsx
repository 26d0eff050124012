import { useQuery } from '@tanstack/react-query';
import type { CompanyRef } from '#features/companies/domain/company.ts';
import { get } from '#features/companies/domain/endpoints.ts';
import { CompanyActions } from '#features/collections/web/public/CompanyActions.tsx';
import { CompanyPreview } from '#features/companies/web/public/CompanyPreview.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { isGone } from '#core/web/transport/problem.ts';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';

/** The address names no existing company. */
export const Gone = () => (
  <EmptyState title="This company does not exist">
    Its record may have been taken out of the directory.
  </EmptyState>
);

/** Details and actions of the open company. */
export function OpenedCompany({ company }: { readonly company: CompanyRef }) {
  const { data, error, refetch } = useQuery(queryOptionsOf(get, { params: company }));
  if (data) {
    return (
      <CompanyPreview
        company={data}
        actions={<CompanyActions company={{ ...company, name: data.name }} />}
      />
    );
  }
  if (isGone(error)) return <Gone />;
  if (error) {
    return (
      <ErrorState
        title="The company could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loading what="the company">
      <div className="space-y-4">
        <div className="skeleton h-10 w-3/4" />
        <div className="skeleton h-16" />
        <div className="skeleton h-40" />
      </div>
    </Loading>
  );
}
