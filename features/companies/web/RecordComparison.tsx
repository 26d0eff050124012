import type { ReactNode } from 'react';
import type { Company } from '#features/companies/domain/company.ts';
import {
  comparedFacts,
  differingFacts,
  type ComparedFact,
} from '#features/companies/domain/record-differences.ts';
import { Funding } from '#features/companies/web/public/Funding.tsx';
import { kindNames, placeOf } from '#features/companies/domain/company-labels.ts';
import { DateText } from '#ui/dates.tsx';
import { WebLink } from '#ui/WebLink.tsx';

const labels: Record<ComparedFact, string> = {
  name: 'Name',
  url: 'Web address',
  place: 'Place',
  foundedYear: 'Founded',
  stage: 'Stage',
  employees: 'Employees',
  fundingUsd: 'Raised',
  lastFundingAt: 'Last round',
  status: 'Status',
  industries: 'Industries',
};

/** A field that both records share. */
const things: Record<ComparedFact, string> = {
  name: 'name',
  url: 'web address',
  place: 'place',
  foundedYear: 'founding year',
  stage: 'stage',
  employees: 'number of employees',
  fundingUsd: 'funding',
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
  fundingUsd: ({ fundingUsd }) => fundingUsd !== null && <Funding usd={fundingUsd} />,
  lastFundingAt: ({ lastFundingAt }) => lastFundingAt && <DateText at={lastFundingAt} />,
  status: ({ status }) => status,
  industries: ({ industries }) => industries.join(', '),
};

const inSentence = new Intl.ListFormat('en', { type: 'conjunction' });

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
          <thead className="text-left text-meta text-ink-3">
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
                    {shown[fact](company) || <span className="text-ink-3">not told</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {equalFacts.length > 0 && (
        <p className="mt-2 text-meta text-ink-3">
          Both tell the same {inSentence.format(equalFacts)}.
        </p>
      )}
    </>
  );
}
