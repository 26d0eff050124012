import { lazy, Suspense, type ReactNode } from 'react';
import type { Company } from '#features/companies/domain/company.ts';
import { DateText } from '#ui/dates.tsx';
import { Fact } from '#ui/Fact.tsx';
import { Tag } from '#ui/Tag.tsx';
import { WebLink } from '#ui/WebLink.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { kindNames } from '#features/companies/domain/company-labels.ts';

const Markdown = lazy(async () => ({ default: (await import('#ui/Markdown.tsx')).Markdown }));

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
        <Suspense fallback={<p className="whitespace-pre-line">{description}</p>}>
          <Markdown text={description} />
        </Suspense>
      )}
      {url && (
        <p>
          <WebLink href={url} />
        </p>
      )}
      {tags.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-4 border-t border-line pt-4 text-control">
        <Fact label="Source">{kindNames[kind]}</Fact>
        {employees && <Fact label="Employees">{employees}</Fact>}
        {status && <Fact label="Status">{status}</Fact>}
        {lastFundingAt && (
          <Fact label="Last round">
            <DateText at={lastFundingAt} />
          </Fact>
        )}
        {industries.length > 0 && <Fact label="Industries">{industries.join(', ')}</Fact>}
      </dl>
    </div>
  );
}
