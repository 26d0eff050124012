import { MapPin } from 'lucide-react';
import type { Company } from '#features/companies/domain/company.ts';
import { useRegisterCurrentCompany } from '#features/collections/web/public/current-company.ts';
import { CompanyActions } from '#features/collections/web/public/CompanyActions.tsx';
import { kindNames, placeOf } from '#features/companies/domain/company-labels.ts';
import { ProposeBlipButton } from '#features/radars/web/public/ProposeBlipButton.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { CopyLink } from '#ui/CopyLink.tsx';
import { Pill, Tag } from '#ui/Tag.tsx';
import { WebLink } from '#ui/WebLink.tsx';

/** Name, summary line and actions of the company. */
export function CompanyHeader({ company }: { readonly company: Company }) {
  const { id, kind, name, oneLiner, url, logoUrl, tags } = company;
  const place = placeOf(company);
  useRegisterCurrentCompany(() => ({ kind, id, name }));
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-1 basis-96 gap-4 max-sm:basis-full">
        <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" size="xl" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h1 className="text-title font-semibold tracking-[-0.02em] text-balance break-words">
              {name}
            </h1>
            <Pill>{kindNames[kind]}</Pill>
          </div>
          {oneLiner && <p className="mt-1 max-w-[68ch] text-reading text-ink-2">{oneLiner}</p>}
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-control text-ink-2">
            {url && <WebLink href={url} />}
            {place && (
              <span className="flex min-h-6 items-center gap-1">
                <MapPin aria-hidden className="size-3.5 shrink-0 text-ink-3" strokeWidth={1.75} />
                {place}
              </span>
            )}
          </p>
          {tags.length > 0 && (
            <ul aria-label="Tags" className="mt-2.5 flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <li key={tag} className="min-w-0">
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <CopyLink />
        <ProposeBlipButton origin={{ kind: 'company', company: { kind, id, name } }} />
        <CompanyActions company={{ kind, id, name }} />
      </div>
    </header>
  );
}
