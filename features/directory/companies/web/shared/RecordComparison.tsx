import type { ReactNode } from 'react';
import { formatList } from '#core/domain/format.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import {
  comparedFacts,
  differingFacts,
  type ComparedFact,
} from '#features/directory/companies/domain/record-differences.ts';
import { fundingOf } from '#features/directory/companies/domain/funding.ts';
import { Funding } from '#features/directory/companies/web/shared/Funding.tsx';
import { kindNames, placeOf } from '#features/directory/companies/domain/company-labels.ts';
import { DateText } from '#ui/dates.tsx';
import { WebLink } from '#ui/WebLink.tsx';

const labels: Record<ComparedFact, string> = {
  name: 'Name',
  url: 'Website',
  place: 'Location',
  foundedYear: 'Founded',
  stage: 'Stage',
  employees: 'Employees',
  funding: 'Funding',
  lastFundingAt: 'Last round',
  status: 'Status',
  industries: 'Industries',
};

/** A field that both records share. */
const things: Record<ComparedFact, string> = {
  name: 'name',
  url: 'website',
  place: 'location',
  foundedYear: 'founding year',
  stage: 'stage',
  employees: 'number of employees',
  funding: 'funding',
  lastFundingAt: 'last round',
  status: 'status',
  industries: 'industries',
};

const shown: Record<ComparedFact, (company: Company) => ReactNode> = {
  name: ({ name }) => name,
  url: ({ url }) => url && <WebLink href={url} />,
  place: (company) => placeOf(company),
  foundedYear: ({ foundedYear }) => foundedYear,
  stage: ({ stage }) => stage,
  employees: ({ employees }) => employees,
  funding: (company) => fundingOf(company) && <Funding company={company} />,
  lastFundingAt: ({ lastFundingAt }) => lastFundingAt && <DateText at={lastFundingAt} />,
  status: ({ status }) => status,
  industries: ({ industries }) => industries.join(', '),
};

interface Props {
  readonly one: Company;
  readonly other: Company;
}

/** Two records side by side where they differ. Equal fields are listed below. */
export function RecordComparison({ one, other }: Props) {
  const differing = new Set(differingFacts(one, other));
  const comparableFacts = comparedFacts.filter((fact) => shown[fact](one) || shown[fact](other));
  const rows = comparableFacts.filter((fact) => differing.has(fact));
  const equalFacts = comparableFacts
    .filter((fact) => !differing.has(fact))
    .map((fact) => things[fact]);
  return (
    <>
      {rows.length > 0 && (
        <table className="w-full table-fixed text-control">
          <caption className="sr-only">
            {one.name} in {kindNames[one.kind]} beside {other.name} in {kindNames[other.kind]}
          </caption>
          <thead className="text-left text-small text-ink-3">
            <tr>
              <th scope="col" className="w-24 py-1.5 pr-3 font-normal">
                Fact
              </th>
              <th scope="col" className="py-1.5 pr-3 font-normal">
                {kindNames[one.kind]}
              </th>
              <th scope="col" className="py-1.5 font-normal">
                {kindNames[other.kind]}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {rows.map((fact) => (
              <tr key={fact} className="align-top">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink-3">
                  {labels[fact]}
                </th>
                {[one, other].map((company) => (
                  <td key={company.id} className="py-1.5 pr-3 break-words text-ink last:pr-0">
                    {shown[fact](company) || <span className="text-ink-3">not known</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {equalFacts.length > 0 && (
        <p className="mt-2 text-small text-ink-3">Identical: {formatList(equalFacts)}.</p>
      )}
    </>
  );
}
