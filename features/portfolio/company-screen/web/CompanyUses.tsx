import { useQuery } from '@tanstack/react-query';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { companyScreenLimits } from '#features/portfolio/company-screen/domain/limits.ts';
import { list as contacts } from '#features/cases/company-contacts/domain/endpoints.ts';
import { work } from '#features/portfolio/company-screen/domain/endpoints.ts';
import { records } from '#features/directory/companies/domain/match-endpoints.ts';
import { opportunitiesOf } from '#features/portfolio/matches/domain/endpoints.ts';
import { Appearances, appearancesOf, AppearancesSkeleton } from './Appearances.tsx';
import { OtherRecords } from './OtherRecords.tsx';
import { SimilarCompanies } from './SimilarCompanies.tsx';

/** Where the viewer uses it, with their notes. */
export function CompanyUses({ company }: { readonly company: Company }) {
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
export function CompanyOthers({ company }: { readonly company: Company }) {
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
