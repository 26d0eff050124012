import { formatCompact } from '#domain/formatting.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Tag } from '#web/ui/Tag.tsx';

/** Who handed it in: the directory's record when there is one, else the name they gave. */
export function CompanySummary({
  submission: { company, companyName },
}: {
  readonly submission: Submission;
}) {
  const facts =
    company &&
    [
      [company.city, company.country].filter(Boolean).join(', '),
      company.foundedYear && `founded ${company.foundedYear}`,
      company.stage,
      company.fundingUsd && `${formatCompact(company.fundingUsd)} USD raised`,
    ].filter(Boolean);
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
          <p className="truncate font-semibold">{companyName}</p>
          {facts && <p className="text-meta text-ink-3">{facts.join(' · ')}</p>}
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
