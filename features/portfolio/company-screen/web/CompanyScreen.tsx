import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { CompanyKind } from '#core/domain/company-kind.ts';
import { get } from '#features/directory/companies/domain/endpoints.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { usePreloadedPlace } from '#core/web/Place.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { usePageSubject } from '#ui/page-title.ts';
import { EmptyState } from '#ui/states.tsx';
import { CompanyPage } from './CompanyPage.tsx';
import { CompanySkeleton } from './CompanySkeleton.tsx';

const gone = (
  <EmptyState
    isPage
    title="This company does not exist"
    action={<ButtonLink to="/search">Go to Scout</ButtonLink>}
  >
    It may have been removed from the directory, or the link is incomplete.
  </EmptyState>
);

/** A record of the directory: `/company/{kind}/{id}`. */
export function CompanyScreen() {
  const { kind: text, id } = useParams({ from: '/shell/company/$kind/$id' });
  const kind = CompanyKind.safeParse(text).data;
  return kind === undefined ? gone : <LoadedCompany key={id} kind={kind} id={id} />;
}

function LoadedCompany(params: { readonly kind: CompanyKind; readonly id: string }) {
  const query = useQuery(queryOptionsOf(get, { params }));
  usePageSubject(query.data?.name);
  usePreloadedPlace('companyActions');
  usePreloadedPlace('companyMarks');
  return (
    <QueryBoundary isPage what="company" skeleton={<CompanySkeleton />} query={query} gone={gone}>
      {(company) => <CompanyPage company={company} />}
    </QueryBoundary>
  );
}
