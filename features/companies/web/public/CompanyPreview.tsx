import type { ReactNode } from 'react';
import { plural } from '#core/domain/format.ts';
import type { Company } from '#features/companies/domain/company.ts';
import { MarkdownText } from '#ui/MarkdownText.tsx';
import { DateText } from '#ui/dates.tsx';
import { Fact } from '#ui/Fact.tsx';
import { TagList } from '#ui/Tag.tsx';
import { WebLink } from '#ui/WebLink.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { kindNames, statusName } from '#features/companies/domain/company-labels.ts';

interface Props {
  readonly company: Company;
  /** Actions. */
  readonly actions: ReactNode;
}

/** Preview of a company beside a list. */
export function CompanyPreview({ company, actions }: Props) {
  const { kind, oneLiner, description, url, tags } = company;
  const { employees, status, industries, lastFundingAt } = company;
  return (
    <div className="space-y-5">
      <CompanyHead company={company} />
      <div className="flex [&>*]:justify-start">{actions}</div>
      {oneLiner && <p className="text-ink-2">{oneLiner}</p>}
      {description && (
        <MarkdownText
          text={description}
          fallback={<p className="whitespace-pre-line">{description}</p>}
        />
      )}
      {url && (
        <p>
          <WebLink href={url} />
        </p>
      )}
      <TagList tags={tags} />
      <dl className="grid grid-cols-2 gap-4 border-t border-line pt-4 text-control">
        <Fact label="Source">{kindNames[kind]}</Fact>
        {employees && <Fact label="Employees">{employees}</Fact>}
        {status && <Fact label="Status">{statusName(status)}</Fact>}
        {lastFundingAt && (
          <Fact label="Last round">
            <DateText at={lastFundingAt} />
          </Fact>
        )}
        {industries.length > 0 && (
          <Fact label={plural(industries.length, 'Industry', 'Industries')}>
            {industries.join(', ')}
          </Fact>
        )}
      </dl>
    </div>
  );
}
