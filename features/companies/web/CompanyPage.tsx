import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { Company } from '#features/companies/domain/company.ts';
import { companyLimits } from '#features/companies/domain/limits.ts';
import { records } from '#features/companies/domain/match-endpoints.ts';
import { FittedOpportunities } from '#features/matches/web/public/FittedOpportunities.tsx';
import { Appearances, appearancesOf, AppearancesSkeleton } from './Appearances.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';
import { Description } from './Description.tsx';
import { OtherRecords } from './OtherRecords.tsx';
import { SimilarCompanies } from './SimilarCompanies.tsx';

/** The company's page. On a small screen the facts follow the description. */
export function CompanyPage({ company }: { readonly company: Company }) {
  return (
    <div className="mx-auto w-full max-w-[1320px] px-4 py-6 md:px-8 md:py-7">
      <CompanyHeader company={company} />
      <div className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_300px] lg:grid-rows-[auto_1fr] xl:gap-x-12">
        <Description company={company} />
        <CompanyFacts company={company} />
        <div className="min-w-0 space-y-10">
          <Surroundings company={company} />
        </div>
      </div>
    </div>
  );
}

/**
 * What surrounds the company. How high each part is depends on what is found, so that the next one waits
 * for it instead of moving away under the pointer.
 */
function Surroundings({ company }: { readonly company: Company }) {
  const { kind, id } = company;
  const other = useQuery(queryOptionsOf(records, { params: { kind, id } }));
  const used = useQuery(appearancesOf(company, companyLimits.appearancesShown));
  if (other.isPending) return <AppearancesSkeleton />;
  return (
    <>
      <OtherRecords company={company} />
      <Appearances company={company} />
      {!used.isPending && (
        <>
          <FittedOpportunities company={company} />
          <SimilarCompanies company={company} />
        </>
      )}
    </>
  );
}
