import { Fragment } from 'react';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { fundingOf } from '#features/directory/companies/domain/funding.ts';
import { Funding } from './Funding.tsx';
import { listedName, placeOf } from '#features/directory/companies/domain/company-labels.ts';

/** Summary line: "Gothenburg, Sweden · founded 2016 · Seed · $1.8M raised". */
export function CompanyLine({ company }: { readonly company: Omit<CompanyCard, 'kind' | 'id'> }) {
  const { foundedYear, stage } = company;
  const facts = [
    placeOf(company),
    foundedYear && `founded ${foundedYear}`,
    stage && listedName(stage),
    fundingOf(company) && (
      <>
        <Funding company={company} /> raised
      </>
    ),
  ].filter(Boolean);
  return facts.map((fact, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      {fact}
    </Fragment>
  ));
}
