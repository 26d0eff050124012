import { spacesOf } from '#features/directory/collections/domain/placement.ts';
import { countryName } from '#features/directory/companies/domain/company-labels.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { fundingOf } from '#features/directory/companies/domain/funding.ts';
import { Funding } from '#features/directory/companies/web/shared/Funding.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { useCollectionContext } from './collection-context.ts';
import { Spaces, StagePill } from './company-cells.tsx';

/** A company of a collection on a phone: what a row of the table shows, in three lines. */
export function CompanyPhoneCard({ company }: { readonly company: CompanyCard }) {
  const { id, name, logoUrl, oneLiner, stage, country } = company;
  const { collection } = useCollectionContext();
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" className="size-9!" />
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate text-body font-medium">{name}</span>
          <span className="text-control text-ink-2 tabular">
            {fundingOf(company) !== null && <Funding company={company} />}
          </span>
        </span>
        <span className="block truncate text-control text-ink-3">{oneLiner}</span>
        <span className="mt-1.5 flex h-5 items-center gap-1.5 overflow-hidden">
          {stage && <StagePill stage={stage} />}
          {spacesOf(collection, id).length > 0 && <Spaces id={id} />}
          <span className="ml-auto truncate pl-2 text-small text-ink-3">
            {country && countryName(country)}
          </span>
        </span>
      </span>
    </span>
  );
}
