import type { ReactNode } from 'react';
import type { Company } from '#features/directory/companies/domain/company.ts';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { useSeenCompany } from './use-company-values.ts';

interface Props {
  readonly company: Company;
  /** Actions. */
  readonly actions: ReactNode;
  /** Of the list it is opened from: its note there. */
  readonly children?: ReactNode;
}

/** A company beside a list, the same in Scout and in collections: line, actions, note, facts, text. */
export function CompanyPreview({ company: record, actions, children }: Props) {
  const seen = useSeenCompany(record);
  const { oneLiner, description } = seen.company;
  return (
    <div className="space-y-4">
      <CompanyHead company={seen.company} />
      {oneLiner && <p className="text-ink-2">{oneLiner}</p>}
      <div className="flex flex-wrap gap-2 [&>*]:justify-start">{actions}</div>
      {children}
      <CompanyFacts isCompact seen={seen} />
      {description && (
        <section aria-label="About">
          <h3 className="mb-1.5 font-semibold">About</h3>
          <MarkdownText text={description} />
        </section>
      )}
    </div>
  );
}
