import type { CompanyKind } from '#features/companies/domain/company.ts';
import { newId } from '#core/server/tables/columns.ts';
import { areaNames, areas, type AreaName } from './areas.ts';
import { chanceFrom, type Chance } from '#core/server/demo/chance.ts';
import { products, type Product } from './products.ts';

const beginnings = ['Aero', 'Alder', 'Bright', 'Calm', 'Cinder', 'Clear', 'Delta', 'Ember', 'Ferro', 'Fjord', 'Flux', 'Glint', 'Halo', 'Hedge', 'Iron', 'Kelvin', 'Kestrel', 'Lode', 'Lumen', 'Maple', 'Moss', 'Nimbus', 'North', 'Ochre', 'Orrery', 'Pine', 'Quartz', 'Quiet', 'Rime', 'Sable', 'Silt', 'Spire', 'Stead', 'Tern', 'Thorn', 'Tribo', 'Umbra', 'Vanta', 'Verdi', 'Wren'] as const;
const endings = ['axis', 'beam', 'bond', 'core', 'craft', 'drift', 'edge', 'field', 'form', 'forge', 'gate', 'grid', 'lab', 'leaf', 'line', 'link', 'loop', 'mark', 'metric', 'mind', 'path', 'phase', 'point', 'rise', 'scope', 'sense', 'shift', 'spark', 'stack', 'stone', 'tide', 'trace', 'wave', 'works', 'yield'] as const;
const suffixes = ['', '', '', ' Labs', ' Systems', ' Technologies', ' Robotics', ' Analytics', ' AB', ' GmbH', ' Oy', ' BV'] as const;

const places = [
  ['SE', 'Gothenburg'], ['SE', 'Lund'], ['SE', 'Luleå'], ['DE', 'Munich'], ['DE', 'Dresden'],
  ['DE', 'Aachen'], ['US', 'Boston'], ['US', 'Austin'], ['US', 'Pittsburgh'], ['NL', 'Delft'],
  ['NL', 'Eindhoven'], ['FI', 'Espoo'], ['NO', 'Trondheim'], ['NO', 'Oslo'], ['DK', 'Odense'],
  ['CH', 'Zurich'], ['GB', 'Bristol'], ['GB', 'Sheffield'], ['FR', 'Grenoble'], ['IL', 'Haifa'],
  ['EE', 'Tallinn'], ['PL', 'Wrocław'], ['ES', 'Bilbao'], ['IT', 'Turin'], ['CA', 'Waterloo'],
  ['JP', 'Nagoya'], ['KR', 'Daejeon'], ['IN', 'Pune'], ['PT', 'Porto'], ['AT', 'Graz'],
] as const;

const stages = ['Grant', 'Pre-seed', 'Seed', 'Series A', 'Series B', 'Series C'] as const;
const mostFundingUsd: Record<(typeof stages)[number], number> = {
  Grant: 800_000,
  'Pre-seed': 1_200_000,
  Seed: 4_500_000,
  'Series A': 16_000_000,
  'Series B': 45_000_000,
  'Series C': 140_000_000,
};
const sizes = ['1–10', '11–50', '51–200', '201–500'] as const;
const kinds: readonly CompanyKind[] = [
  ...(['startup', 'startup'] as const),
  ...(['crunchbase', 'crunchbase', 'crunchbase'] as const),
  'nucla',
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const day = 24 * 60 * 60 * 1000;
const rounded = (usd: number) => Math.round(usd / 10_000) * 10_000;

function companyName(chance: Chance, taken: Set<string>): string {
  for (;;) {
    const name = `${chance.pick(beginnings)}${chance.pick(endings)}${chance.pick(suffixes)}`;
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
  }
}

/**
 * What is told of a product, in some of the words that are used for it. Drawn from a chance of its
 * own, so that wording can be changed without changing who works where.
 */
function wordingOf(makes: keyof typeof products, index: number) {
  const chance = chanceFrom(index);
  const product: Product = products[makes];
  const called = chance.next() < 0.5 ? makes : chance.pick(product.also);
  const says = chance.some(product.says, chance.whole(1, 2));
  const fitting = chance.some(product.tags, chance.whole(1, 2));
  return { called, says: says.join(' '), fitting };
}

/** One in three also has a tag that says less about it. */
const tagsOf = (fitting: readonly string[], drawn: readonly string[]) => [
  ...new Set([...fitting, ...(drawn.length === 3 ? drawn.slice(0, 1) : [])]),
];

function oneCompany(chance: Chance, index: number, now: Date, taken: Set<string>) {
  const areaName: AreaName = chance.pick(areaNames);
  const area: (typeof areas)[AreaName] = areas[areaName];
  const name = companyName(chance, taken);
  const makes = chance.pick<(typeof area.makes)[number]>(area.makes);
  const sothat = chance.pick<string>(area.sothat);
  const { called, says, fitting } = wordingOf(makes, index);
  const [country, city] = chance.pick(places);
  const stage = chance.pick(stages);
  const foundedYear = now.getUTCFullYear() - chance.whole(1, 14);
  const domain = name.toLowerCase().replace(/[^a-z]/gu, '');
  const age = chance.whole(20, 900) * day;
  return {
    id: newId(),
    area: areaName,
    kind: chance.pick(kinds),
    externalId: `demo-${index}`,
    name,
    makes,
    oneLiner: `${called} ${sothat}`,
    description:
      `${says} The team of ${chance.whole(4, 60)} works from ${city} and has run ` +
      `${chance.whole(1, 12)} pilots with industrial customers since ${foundedYear + 1}. ` +
      `${capital(chance.pick<string>(area.tags))} is where they began.`,
    url: `https://${domain}.example`,
    tags: tagsOf(fitting, chance.some<string>(area.tags, chance.whole(1, 3))),
    industries: [area.industry],
    country,
    city,
    foundedYear,
    stage,
    employees: chance.pick(sizes),
    fundingUsd: rounded(mostFundingUsd[stage] * (0.15 + 0.85 * chance.next())),
    lastFundingAt: new Date(now.getTime() - age).toISOString(),
    status: 'operating',
    sourceUpdatedAt: new Date(now.getTime() - chance.whole(1, 60) * day).toISOString(),
  };
}

export type DemoCompany = ReturnType<typeof oneCompany>;

export function drawCompanies(chance: Chance, count: number, now: Date): DemoCompany[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => oneCompany(chance, index + 1, now, taken));
}
