import { searchedFields } from '#features/directory/companies/domain/company-fields.ts';
import { emptyFields } from '#features/directory/companies/domain/company.ts';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { Random } from '#core/server/demo/seeded-random.ts';
import { drawDescription, drawLine } from './company-texts.ts';
import { drawName, slugOf } from './company-names.ts';
import { legalForms, places } from './company-places.ts';
import { drawGrowth, sizeOf } from './company-stages.ts';
import { allProducts, fields, type Made } from './fields/all.ts';
import type { Field } from './fields/field.ts';

const kinds: readonly CompanyKind[] = [
  ...(['startup', 'startup'] as const),
  ...(['crunchbase', 'crunchbase', 'crunchbase'] as const),
  'nucla',
];
const hasLegalForm = 0.45;
/** Of so many companies one. */
const acquiredEach = 40;
const longestSinceFunding = 900;
const day = 24 * 60 * 60 * 1000;

function drawPlace(random: Random) {
  const [country, ...cities] = random.pick(places);
  return { country, city: random.pick(cities) };
}

/** The last round: within the last years, and not before the company was founded. */
function drawLastFunding(random: Random, foundedYear: number, now: Date): Date {
  const founded = Date.UTC(foundedYear, 6);
  const longest = Math.min(longestSinceFunding, (now.getTime() - founded) / day);
  return new Date(now.getTime() - random.whole(20, Math.max(20, Math.floor(longest))) * day);
}

interface Taken {
  readonly names: Set<string>;
  readonly lines: Set<string>;
}

function oneCompany(random: Random, index: number, now: Date, taken: Taken) {
  const made: Made = random.pick(allProducts);
  const field: Field = fields[made.field];
  const { country, city } = drawPlace(random);
  const { stage, age, team, fundingUsd } = drawGrowth(random);
  const foundedYear = now.getUTCFullYear() - age;
  const name = drawName(field, random, taken.names);
  const form = random.next() < hasLegalForm ? ` ${random.pick<string>(legalForms[country])}` : '';
  const { called, use, oneLiner } = drawLine(made, field, random, taken.lines);
  return {
    id: newId(),
    field: made.field,
    makes: made.name,
    called,
    use,
    kind: random.pick(kinds),
    externalId: `demo-${index}`,
    name: `${name}${form}`,
    oneLiner,
    description: drawDescription(made, field, { city, foundedYear, stage, team }, random),
    url: `https://${slugOf(name)}.example`,
    tags: [...new Set([...made.product.tags, random.pick(field.tags)])],
    industries: [field.industry],
    country,
    city,
    foundedYear,
    stage,
    employees: sizeOf(team),
    fundingUsd,
    lastFundingAt: drawLastFunding(random, foundedYear, now).toISOString(),
    status: index % acquiredEach === 0 ? 'acquired' : 'operating',
    sourceUpdatedAt: new Date(now.getTime() - random.whole(1, 60) * day).toISOString(),
  };
}

export type DemoCompany = ReturnType<typeof oneCompany>;

/** Companies of which no two have the same name or one-liner. */
export function drawCompanies(random: Random, count: number, now: Date): DemoCompany[] {
  const taken = { names: new Set<string>(), lines: new Set<string>() };
  return Array.from({ length: count }, (_, index) => oneCompany(random, index + 1, now, taken));
}

/** The row of a company, without what only the demonstration knows of it. */
export const rowOf = ({ field: _, makes: __, called: ___, use: ____, ...row }: DemoCompany) => ({
  ...emptyFields(searchedFields),
  ...row,
});
