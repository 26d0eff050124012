import type { ReactNode } from 'react';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { Avatar } from '#ui/Avatar.tsx';

interface Props {
  readonly company: Pick<CompanyCard, 'id' | 'name' | 'logoUrl' | 'oneLiner'>;
  /** Shown on the right: state and actions. */
  readonly children: ReactNode;
}

/** A company in a short list: logo, name and one-liner. */
export function CompanyItem({ company: { id, name, logoUrl, oneLiner }, children }: Props) {
  return (
    <li className="flex items-center gap-3 rounded-control px-2 py-2">
      <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-small text-ink-3">{oneLiner}</p>
      </div>
      {children}
    </li>
  );
}
