import { companies } from '#features/companies/server/tables.ts';
import { drawCompanies, rowOf, type DemoCompany } from './companies.ts';
import { demoStep, insertInBatches, type FillContext } from '#core/server/demo/fill-context.ts';
import { peopleDemo } from '#features/users/demo/fill-people.ts';

const companyCount = 5000;

/** The companies that submissions come from, and thousands of others. */
async function fillDirectory({ db, random, now }: FillContext): Promise<DemoCompany[]> {
  const directory = drawCompanies(random, companyCount, now);
  await insertInBatches(directory, (batch) => db.insert(companies).values(batch.map(rowOf)));
  return directory;
}

export const directoryDemo = demoStep([peopleDemo], fillDirectory);
