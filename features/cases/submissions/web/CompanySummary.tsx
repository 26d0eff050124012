import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { CompanyLine } from '#features/directory/companies/web/shared/CompanyLine.tsx';
import { CompanyLink } from '#features/directory/companies/web/shared/CompanyLink.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { TagList } from '#ui/Tag.tsx';

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
          <div className="truncate font-semibold">
            {company ? <CompanyLink company={company}>{companyName}</CompanyLink> : companyName}
          </div>
          {company && (
            <p className="text-small text-ink-3">
              <CompanyLine company={company} />
            </p>
          )}
        </div>
      </div>
      {company?.oneLiner && <p className="mt-3 text-ink-2">{company.oneLiner}</p>}
      <TagList tags={company?.tags} className="mt-3" />
    </div>
  );
}
