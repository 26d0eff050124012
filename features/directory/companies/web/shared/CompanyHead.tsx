import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { kindNames, placeOf } from '#features/directory/companies/domain/company-labels.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { CompanyLink } from './CompanyLink.tsx';

/** Header of a company panel: logo, name, source and place. The facts below say the rest. */
export function CompanyHead({ company }: { readonly company: CompanyCard }) {
  const { id, name, logoUrl, kind } = company;
  return (
    <header className="flex items-center gap-3">
      <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" size="l" />
      <div className="min-w-0">
        <h2 className="text-[1.0625rem] leading-6 font-semibold tracking-[-0.015em] break-words">
          <CompanyLink company={company} className="inline-block">
            {name}
          </CompanyLink>
        </h2>
        <p className="text-small text-ink-3">
          {[placeOf(company), kindNames[kind]].filter(Boolean).join(' · ')}
        </p>
      </div>
    </header>
  );
}
