import type { ReactNode } from 'react';
import { formatList } from '#core/domain/format.ts';
import type { Company } from '#features/directory/companies/domain/company.ts';
import {
  companyFields,
  comparedFields,
  fieldOf,
  type ComparedField,
} from '#features/directory/companies/domain/company-fields.ts';
import { differingFields } from '#features/directory/companies/domain/record-differences.ts';
import { fundingOf } from '#features/directory/companies/domain/funding.ts';
import { Funding } from '#features/directory/companies/web/shared/Funding.tsx';
import { kindNames, placeOf } from '#features/directory/companies/domain/company-labels.ts';
import { valueOfType } from './field-values.tsx';

const labelOf = (name: ComparedField): string => {
  const { label, comparison } = fieldOf(name);
  return comparison?.label ?? label;
};

function contentOf(name: ComparedField, company: Company): ReactNode {
  if (name === 'place') return placeOf(company);
  if (name === 'funding') return fundingOf(company) && <Funding company={company} />;
  const value = company[name];
  return Array.isArray(value) ? value.join(', ') : valueOfType(companyFields[name].type, value);
}

interface Props {
  readonly one: Company;
  readonly other: Company;
}

/** Two records side by side where they differ. Equal fields are listed below. */
export function RecordComparison({ one, other }: Props) {
  const differing = new Set(differingFields(one, other));
  const comparable = comparedFields.filter(
    (name) => contentOf(name, one) || contentOf(name, other),
  );
  const rows = comparable.filter((name) => differing.has(name));
  const equal = comparable
    .filter((name) => !differing.has(name))
    .map((name) => companyFields[name].comparison.noun);
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
            {rows.map((name) => (
              <tr key={name} className="align-top">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink-3">
                  {labelOf(name)}
                </th>
                {[one, other].map((company) => (
                  <td key={company.id} className="py-1.5 pr-3 break-words text-ink last:pr-0">
                    {contentOf(name, company) || <span className="text-ink-3">not known</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {equal.length > 0 && (
        <p className="mt-2 text-small text-ink-3">Identical: {formatList(equal)}.</p>
      )}
    </>
  );
}
