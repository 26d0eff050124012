import { plural } from '#core/domain/format.ts';
import type { Company } from '#features/companies/domain/company.ts';
import { fundingOf } from '#features/companies/domain/funding.ts';
import { Funding } from '#features/companies/web/public/Funding.tsx';
import { kindNames, statusName } from '#features/companies/domain/company-labels.ts';
import { DateText } from '#ui/dates.tsx';
import { Fact } from '#ui/Fact.tsx';
import { TagList } from '#ui/Tag.tsx';

function Money({ company }: Props) {
  const { lastFundingAt, stage } = company;
  return (
    <section aria-label="Funding" className="border-b border-line p-5">
      <h2 className="text-small text-ink-3">Total funding</h2>
      <p className="mt-0.5 text-title font-semibold tracking-[-0.02em]">
        {fundingOf(company) === null ? (
          <span className="text-reading font-normal tracking-normal text-ink-2">Not known</span>
        ) : (
          <Funding company={company} />
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
  const { foundedYear, employees, status, industries, kind, sourceUpdatedAt } = company;
  return (
    <aside
      aria-label="Facts"
      className="rounded-card border border-line bg-raised lg:sticky lg:top-[calc(var(--sticky-top)+1.75rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
    >
      <Money company={company} />
      <dl className="grid grid-cols-2 gap-4 p-5">
        {foundedYear !== null && (
          <Fact label="Founded">
            <span className="tabular">{foundedYear}</span>
          </Fact>
        )}
        {employees && <Fact label="Employees">{employees}</Fact>}
        {status && <Fact label="Status">{statusName(status)}</Fact>}
        {industries.length > 0 && (
          <Fact label={plural(industries.length, 'Industry', 'Industries')} className="col-span-2">
            <TagList tags={industries} className="pt-0.5" />
          </Fact>
        )}
        <Fact label="Source" className="col-span-2 border-t border-line pt-4">
          {kindNames[kind]}
          {sourceUpdatedAt && (
            <span className="block text-small text-ink-3">
              as of <DateText at={sourceUpdatedAt} />
            </span>
          )}
        </Fact>
      </dl>
    </aside>
  );
}
