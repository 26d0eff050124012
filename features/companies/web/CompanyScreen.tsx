import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CompanyKind } from '#features/companies/domain/company.ts';
import { get } from '#features/companies/domain/endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { isGone } from '#core/web/transport/problem.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { EmptyState, ErrorState } from '#ui/states.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { CompanySkeleton } from './CompanySkeleton.tsx';

function Gone() {
  return (
    <EmptyState
      isPage
      title="This company does not exist"
      action={
        <Link to="/search" className={buttonClasses('plain', 'medium')}>
          Go to Scout
        </Link>
      }
    >
      Its record may have been taken out of the directory, or the address is not whole.
    </EmptyState>
  );
}

/** A record of the directory: `/company/{kind}/{id}`. */
export function CompanyScreen() {
  const { kind: wanted, id } = useParams({ from: '/shell/company/$kind/$id' });
  const kind = CompanyKind.safeParse(wanted).data;
  return kind === undefined ? <Gone /> : <CompanyQueryBoundary key={id} kind={kind} id={id} />;
}

function CompanyQueryBoundary(params: { readonly kind: CompanyKind; readonly id: string }) {
  const { data, error, refetch } = useQuery(queryOptionsOf(get, { params }));
  usePageSubject(data?.name);
  if (data) return <CompanyPage company={data} />;
  if (isGone(error)) return <Gone />;
  if (error) {
    return (
      <ErrorState
        isPage
        title="The company could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return <CompanySkeleton />;
}
