import { companies } from '#features/directory/companies/server/tables.ts';
import { drawCompanies, rowOf, type DemoCompany } from './companies.ts';
import { demoStep, insertInBatches, type FillContext } from '#core/server/demo/fill-context.ts';
import { peopleDemo } from '#features/people/users/demo/fill-people.ts';

const companyCount = 5000;
/** Most were imported when the installation began; every tenth came since, evenly. */
const begunDaysAgo = 400;
const laterOnes = 10;

/** The companies that submissions come from, and thousands of others. */
async function fillDirectory({ db, random, now, at }: FillContext): Promise<DemoCompany[]> {
  const directory = drawCompanies(random, companyCount, now);
  const createdAt = (place: number): string =>
    at(place % laterOnes === 0 ? -begunDaysAgo * (1 - place / companyCount) - 1 : -begunDaysAgo);
  const rows = directory.map((company, place) => ({
    ...rowOf(company),
    createdAt: createdAt(place),
  }));
  await insertInBatches(rows, (batch) => db.insert(companies).values(batch));
  return directory;
}

export const directoryDemo = demoStep([peopleDemo], fillDirectory);
