import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CompanyKind, type Company } from '#domain/companies/company.ts';
import { get } from '#domain/companies/endpoints.ts';
import { ask } from '#web/transport/ask.ts';
import { Problem } from '#web/transport/problem.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { usePageSubject } from '#web/ui/page-title.ts';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { Appearances } from './Appearances.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { Description } from './Description.tsx';
import { OtherRecords } from './OtherRecords.tsx';
import { SimilarCompanies } from './SimilarCompanies.tsx';

function Gone() {
  return (
    <EmptyState
      isPage
      title="This company does not exist"
      action={
        <Link to="/search" className={buttonLook('plain', 'medium')}>
          Go to Scout
        </Link>
      }
    >
      Its record may have been taken out of the directory, or the address is not whole.
    </EmptyState>
  );
}

function Page({ company }: { readonly company: Company }) {
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 py-6 md:px-8 md:py-7">
      <CompanyHeader company={company} />
      <div className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_300px] lg:grid-rows-[auto_1fr] xl:gap-x-12">
        <Description company={company} />
        <CompanyFacts company={company} />
        <div className="min-w-0 space-y-10">
          <OtherRecords company={company} />
          <Appearances company={company} />
          <SimilarCompanies company={company} />
        </div>
      </div>
    </div>
  );
}

/** A record of the directory: `/company/{kind}/{id}`. */
export function CompanyScreen() {
  const { kind: wanted, id } = useParams({ from: '/shell/company/$kind/$id' });
  const kind = CompanyKind.safeParse(wanted).data;
  return kind === undefined ? <Gone /> : <CompanyOr key={id} kind={kind} id={id} />;
}

function CompanyOr(params: { readonly kind: CompanyKind; readonly id: string }) {
  const { data, error, refetch } = useQuery(ask(get, { params }));
  usePageSubject(data?.name);
  if (data) return <Page company={data} />;
  if (error instanceof Problem && (error.status === 404 || error.status === 400)) return <Gone />;
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
