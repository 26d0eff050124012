import type { CompanyKind } from '#features/companies/domain/company.ts';
import { newId } from '#core/server/tables/columns.ts';
import { areaNames, areas, type AreaName } from './areas.ts';
import { seededRandom, type Random } from '#core/server/demo/seeded-random.ts';
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

function companyName(random: Random, taken: Set<string>): string {
  for (;;) {
    const name = `${random.pick(beginnings)}${random.pick(endings)}${random.pick(suffixes)}`;
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
  }
}

/**
 * A product description in randomly chosen wording. Uses its own random generator, so that changing
 * the wording does not change which company works in which area.
 */
function wordingOf(makes: keyof typeof products, index: number) {
  const random = seededRandom(index);
  const product: Product = products[makes];
  const called = random.next() < 0.5 ? makes : random.pick(product.also);
  const says = random.some(product.says, random.whole(1, 2));
  const fitting = random.some(product.tags, random.whole(1, 2));
  return { called, says: says.join(' '), fitting };
}

/** One in three also gets a less specific tag. */
const tagsOf = (fitting: readonly string[], drawn: readonly string[]) => [
  ...new Set([...fitting, ...(drawn.length === 3 ? drawn.slice(0, 1) : [])]),
];

function oneCompany(random: Random, index: number, now: Date, taken: Set<string>) {
  const areaName: AreaName = random.pick(areaNames);
  const area: (typeof areas)[AreaName] = areas[areaName];
  const name = companyName(random, taken);
  const makes = random.pick<(typeof area.makes)[number]>(area.makes);
  const sothat = random.pick<string>(area.sothat);
  const { called, says, fitting } = wordingOf(makes, index);
  const [country, city] = random.pick(places);
  const stage = random.pick(stages);
  const foundedYear = now.getUTCFullYear() - random.whole(1, 14);
  const domain = name.toLowerCase().replace(/[^a-z]/gu, '');
  const age = random.whole(20, 900) * day;
  return {
    id: newId(),
    area: areaName,
    kind: random.pick(kinds),
    externalId: `demo-${index}`,
    name,
    makes,
    oneLiner: `${called} ${sothat}`,
    description:
      `${says} The team of ${random.whole(4, 60)} works from ${city} and has run ` +
      `${random.whole(1, 12)} pilots with industrial customers since ${foundedYear + 1}. ` +
      `${capital(random.pick<string>(area.tags))} is where they began.`,
    url: `https://${domain}.example`,
    tags: tagsOf(fitting, random.some<string>(area.tags, random.whole(1, 3))),
    industries: [area.industry],
    country,
    city,
    foundedYear,
    stage,
    employees: random.pick(sizes),
    fundingUsd: rounded(mostFundingUsd[stage] * (0.15 + 0.85 * random.next())),
    lastFundingAt: new Date(now.getTime() - age).toISOString(),
    status: 'operating',
    sourceUpdatedAt: new Date(now.getTime() - random.whole(1, 60) * day).toISOString(),
  };
}

export type DemoCompany = ReturnType<typeof oneCompany>;

export function drawCompanies(random: Random, count: number, now: Date): DemoCompany[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => oneCompany(random, index + 1, now, taken));
}
