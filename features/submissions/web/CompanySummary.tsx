import type { Submission } from '#features/submissions/domain/submission.ts';
import { CompanyLine } from '#features/companies/web/public/CompanyLine.tsx';
import { CompanyLink } from '#features/companies/web/public/CompanyLink.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Tag } from '#ui/Tag.tsx';

/** The submitting company: the directory's record if it is linked, else the name as typed. */
export function CompanySummary({
  submission: { company, companyName },
}: {
  readonly submission: Submission;
}) {
  return (
    <div className="rounded-card border border-line p-4">
      <div className="flex items-center gap-3">
        <Avatar
          id={company?.id ?? companyName}
          name={companyName}
          imageUrl={company?.logoUrl}
          shape="company"
          size="l"
        />
        <div className="min-w-0">
          <p className="truncate font-semibold">
            {company ? <CompanyLink company={company}>{companyName}</CompanyLink> : companyName}
          </p>
          {company && (
            <p className="text-meta text-ink-3">
              <CompanyLine company={company} />
            </p>
          )}
        </div>
      </div>
      {company?.oneLiner && <p className="mt-3 text-ink-2">{company.oneLiner}</p>}
      {company && company.tags.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-1.5">
          {company.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </div>
      )}
    </div>
  );
}
