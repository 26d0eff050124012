import type { Company } from '#features/directory/companies/domain/company.ts';
import { CompanyHeader } from './CompanyHeader.tsx';
import { CompanyNews } from './CompanyNews.tsx';
import { CompanyLinks, CompanyPeople } from './CompanyPeople.tsx';
import { CompanyOthers, CompanyUses } from './CompanyUses.tsx';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { Description } from './Description.tsx';
import { FundingRounds } from './FundingRounds.tsx';
import { CompanyFacts } from '#features/directory/companies/web/shared/CompanyFacts.tsx';
import { useSeenCompany } from '#features/directory/companies/web/shared/use-company-values.ts';

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
          <CompanyNews news={profile.news} />
        </div>
        <aside
          aria-label="Around it"
          className="min-w-0 space-y-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <CompanyUses company={company} />
          <CompanyPeople people={profile.people} />
          <CompanyLinks links={profile.links} />
        </aside>
        <div className="min-w-0 space-y-9">
          <CompanyOthers company={company} />
        </div>
      </div>
    </div>
  );
}
