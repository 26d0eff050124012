import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { companyScreenLimits } from '#features/portfolio/company-screen/domain/limits.ts';
import { list as contacts } from '#features/cases/company-contacts/domain/endpoints.ts';
import { work } from '#features/portfolio/company-screen/domain/endpoints.ts';
import { records } from '#features/directory/companies/domain/match-endpoints.ts';
import { opportunitiesOf } from '#features/portfolio/matches/domain/endpoints.ts';
import { Appearances, appearancesOf, AppearancesSkeleton } from './Appearances.tsx';
import { CompanyHeader } from './CompanyHeader.tsx';
import { CompanyLinks, CompanyPeople } from './CompanyPeople.tsx';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { Description } from './Description.tsx';
import { FundingRounds } from './FundingRounds.tsx';
import { OtherRecords } from './OtherRecords.tsx';
import { CompanyFacts } from '#features/directory/companies/web/shared/CompanyFacts.tsx';
import { useSeenCompany } from '#features/directory/companies/web/shared/use-company-values.ts';
import { SimilarCompanies } from './SimilarCompanies.tsx';

/** The company's page: facts first. On a small screen what it is used in follows the description. */
export function CompanyPage({ company: record }: { readonly company: Company }) {
  const seen = useSeenCompany(record);
  const { company, profile } = seen;
  if (seen.isPending) return <CompanySkeleton />;
  return (
    <div className="mx-auto w-full max-w-[1320px] px-4 py-6 md:px-8 md:py-7">
      <CompanyHeader seen={seen} />
      <div className="mt-7 grid gap-x-8 gap-y-9 lg:grid-cols-[minmax(0,1fr)_352px] lg:grid-rows-[auto_1fr] xl:gap-x-10">
        <div className="min-w-0 space-y-9">
          <section aria-label="Facts">
            <CompanyFacts seen={seen} />
          </section>
          <FundingRounds rounds={profile.fundingRounds} />
          <Description company={company} />
        </div>
        <aside
          aria-label="Around it"
          className="min-w-0 space-y-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <Uses company={company} />
          <CompanyPeople people={profile.people} />
          <CompanyLinks links={profile.links} />
        </aside>
        <div className="min-w-0 space-y-9">
          <Others company={company} />
        </div>
      </div>
    </div>
  );
}

/** Where the viewer uses it, with their notes. */
function Uses({ company }: { readonly company: Company }) {
  const { kind, id } = company;
  const other = useQuery(queryOptionsOf(records, { params: { kind, id } }));
  const done = useQuery(queryOptionsOf(work, { params: { kind, id } }));
  const people = useQuery(queryOptionsOf(contacts, { params: { kind, id } }));
  const fitted = useQuery(queryOptionsOf(opportunitiesOf, { params: { kind, id } }));
  const isComing = [other, done, people, fitted].some(({ isPending }) => isPending);
  return isComing ? <AppearancesSkeleton /> : <Appearances company={company} />;
}

/**
 * Other companies and records. How high each part is depends on what is found, so that the next one waits
 * for it instead of moving away under the pointer.
 */
function Others({ company }: { readonly company: Company }) {
  const { kind, id } = company;
  const other = useQuery(queryOptionsOf(records, { params: { kind, id } }));
  const used = useQuery(appearancesOf(company, companyScreenLimits.appearancesShown));
  if (other.isPending || used.isPending) return null;
  return (
    <>
      <OtherRecords company={company} />
      <SimilarCompanies company={company} />
    </>
  );
}
