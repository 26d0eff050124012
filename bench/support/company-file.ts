import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

const words = [
  'bearing',
  'sensor',
  'coating',
  'robot',
  'battery',
  'steel',
  'polymer',
  'drone',
  'laser',
  'pump',
  'valve',
  'motor',
  'cable',
  'alloy',
  'filter',
  'magnet',
  'turbine',
  'gear',
  'camera',
  'antenna',
];
const makes = [
  'measures',
  'cleans',
  'joins',
  'cools',
  'counts',
  'guides',
  'repairs',
  'prints',
  'sorts',
  'moves',
];
const places = [
  ['SWE', 'Gothenburg'],
  ['DEU', 'Munich'],
  ['USA', 'Boston'],
  ['FRA', 'Grenoble'],
  ['NLD', 'Delft'],
  ['JPN', 'Nagoya'],
  ['GBR', 'Bristol'],
  ['FIN', 'Espoo'],
] as const;
const stages = ['Pre-seed', 'Seed', 'Series A', 'Series B', 'Series C'];
const sizes = ['1-10', '11-50', '51-200', '201-500', '501-1000'];

const header =
  'permalink,name,homepage_url,category_code,funding_total_usd,status,country_code,state_code,region,city,' +
  'funding_rounds,founded_at,founded_year,first_funding_at,last_funding_at,short_description,tags,stage,employees';

const pick = <T>(values: readonly T[], nth: number): T => {
  const value = values[nth % values.length];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
};

/** A CSV line: deterministic by number, and varied like real companies. */
function lineOf(nth: number): string {
  const mixed = Math.imul(nth, 2_654_435_761) >>> 0;
  const [one, other, third] = [
    pick(words, mixed),
    pick(words, mixed >>> 8),
    pick(words, mixed >>> 16),
  ];
  const [country, city] = pick(places, mixed >>> 4);
  const year = 1990 + (mixed % 34);
  const day = `${1 + (mixed % 12)}/${1 + ((mixed >>> 6) % 28)}/${year + 1}`;
  const name = `${one.charAt(0).toUpperCase()}${one.slice(1)}${other} ${nth}`;
  return [
    `/company/${one}-${other}-${nth}`,
    name,
    `http://www.${one}${other}${nth}.example`,
    third,
    mixed % 9_000_000,
    'operating',
    country,
    'XX',
    city,
    city,
    1 + (mixed % 5),
    day,
    year,
    day,
    day,
    `"${name} ${pick(makes, mixed >>> 3)} every ${third}, and ${pick(makes, mixed >>> 11)} what a ${other} leaves behind"`,
    `"${one}, ${third}"`,
    pick(stages, mixed >>> 5),
    pick(sizes, mixed >>> 7),
  ].join(',');
}

/** Writes a CSV file of companies with the columns of Crunchbase's exports. */
export async function writeCompanies(path: string, count: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${header}\n`);
  for (let from = 1; from <= count; from += 1000) {
    const lines = Array.from({ length: Math.min(1000, count - from + 1) }, (_, at) =>
      lineOf(from + at),
    );
    if (!file.write(`${lines.join('\n')}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}
