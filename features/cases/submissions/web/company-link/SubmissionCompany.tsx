import { useEffect, useRef } from 'react';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { countryName } from '#features/directory/companies/domain/company-labels.ts';
import { CompanyLine } from '#features/directory/companies/web/shared/CompanyLine.tsx';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { TagList } from '#ui/Tag.tsx';
import { WebLink } from '#ui/WebLink.tsx';
import { LinkedCompany } from './LinkedCompany.tsx';
import { UnlinkedCompany } from './UnlinkedCompany.tsx';

interface Props {
  readonly submission: Submission;
  /** Whether the reader may link it to the directory. */
  readonly canLink: boolean;
}

/** The submitting company: the directory's record if it is linked, else what was said of it. */
export function SubmissionCompany({ submission, canLink }: Props) {
  const { company, companyName, companyUrl, companyCountry, companyOneLiner } = submission;
  const card = useRef<HTMLElement>(null);
  const shownId = useRef(company?.id);
  // The button that was pressed is gone with the change: the keyboard goes on from here.
  useEffect(() => {
    if (shownId.current === company?.id) return;
    shownId.current = company?.id;
    if (document.activeElement === document.body) card.current?.focus();
  }, [company?.id]);
  const name = company?.name ?? companyName;
  const url = company?.url ?? companyUrl;
  const oneLiner = company?.oneLiner ?? companyOneLiner;
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="Company"
      className="rounded-card border border-line outline-none"
    >
      <div className="p-4">
        <div className="flex items-center gap-3">
          <Avatar
            id={company?.id ?? companyName}
            name={name}
            imageUrl={company?.logoUrl}
            shape="company"
            size="l"
          />
          <div className="min-w-0">
            <div className="font-semibold break-words">
              {company ? <CompanyLink company={company}>{name}</CompanyLink> : name}
            </div>
            {company && companyName !== name && (
              <p className="text-small break-words text-ink-3">Submitted as {companyName}</p>
            )}
            <p className="text-small text-ink-3 empty:hidden">
              {company ? (
                <CompanyLine company={company} />
              ) : (
                companyCountry !== null && countryName(companyCountry)
              )}
            </p>
          </div>
        </div>
        {oneLiner && <p className="mt-3 text-ink-2">{oneLiner}</p>}
        {url && (
          <p className="mt-2 text-control">
            <WebLink href={url} />
          </p>
        )}
        <TagList tags={company?.tags} className="mt-3" />
      </div>
      {canLink &&
        (company ? (
          <LinkedCompany submission={submission} company={company} />
        ) : (
          <UnlinkedCompany submission={submission} />
        ))}
    </section>
  );
}
