import type { Company } from '#features/companies/domain/company.ts';
import { Funding } from '#features/companies/web/public/Funding.tsx';
import { kindNames } from '#features/companies/domain/company-labels.ts';
import { DateText } from '#ui/dates.tsx';
import { Fact } from '#ui/Fact.tsx';
import { Tag } from '#ui/Tag.tsx';

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function Money({ company: { fundingUsd, lastFundingAt, stage } }: Props) {
  return (
    <section aria-label="Funding" className="border-b border-line p-5">
      <h2 className="text-meta text-ink-3">Raised in total</h2>
      <p className="mt-0.5 text-title font-semibold tracking-[-0.02em]">
        {fundingUsd === null ? (
          <span className="text-reading font-normal tracking-normal text-ink-2">Not known</span>
        ) : (
          <Funding usd={fundingUsd} />
        )}
      </p>
      {(lastFundingAt || stage) && (
        <dl className="mt-3 grid grid-cols-2 gap-4">
          {stage && <Fact label="Stage">{stage}</Fact>}
          {lastFundingAt && (
            <Fact label="Last round">
              <DateText at={lastFundingAt} />
            </Fact>
          )}
        </dl>
      )}
    </section>
  );
}

interface Props {
  readonly company: Company;
}

/** Funding first, then the other fields. Empty fields are not shown. */
export function CompanyFacts({ company }: Props) {
  const { foundedYear, employees, status, industries, kind, externalId, sourceUpdatedAt } = company;
  return (
    <aside
      aria-label="Facts"
      className="rounded-card border border-line bg-surface lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
    >
      <Money company={company} />
      <dl className="grid grid-cols-2 gap-4 p-5">
        {foundedYear !== null && (
          <Fact label="Founded">
            <span className="tabular">{foundedYear}</span>
          </Fact>
        )}
        {employees && <Fact label="Employees">{employees}</Fact>}
        {status && <Fact label="Status">{capital(status)}</Fact>}
        {industries.length > 0 && (
          <Fact label={industries.length === 1 ? 'Industry' : 'Industries'} className="col-span-2">
            <span className="flex flex-wrap gap-1.5 pt-0.5">
              {industries.map((industry) => (
                <Tag key={industry}>{industry}</Tag>
              ))}
            </span>
          </Fact>
        )}
        <Fact label="Source" className="col-span-2 border-t border-line pt-4">
          {kindNames[kind]} <span className="break-all text-ink-3">{externalId}</span>
          {sourceUpdatedAt && (
            <span className="block text-meta text-ink-3">
              as of <DateText at={sourceUpdatedAt} />
            </span>
          )}
        </Fact>
      </dl>
    </aside>
  );
}
