/** What a row of the list must become. */
export interface ExpectedCompany {
  readonly name: string;
  readonly url: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly foundedYear: number | null;
  readonly fundingAmount: number | null;
  readonly employees: string | null;
  readonly stage: string | null;
  readonly description: string | null;
  readonly tags: readonly string[];
}

const countries: readonly (readonly [written: string, code: string | null])[] = [
  ...([
    ['Cabo Verde', 'CV'],
    ['Macao', 'MO'],
    ['Macedonia (FYROM)', 'MK'],
  ] as const),
  ...([
    ['Iran (Islamic Republic of)', 'IR'],
    ['Republic of Serbia', 'RS'],
  ] as const),
  ...([
    ['State of Palestine', 'PS'],
    ['Германия', 'DE'],
    ['SWE', 'SE'],
  ] as const),
  ...([
    ['Undisclosed', null],
    ['Sverige', 'SE'],
  ] as const),
];
const sums: readonly (readonly [written: string, amount: number | null])[] = [
  ...([
    ['1.0E7', 10_000_000],
    ['2.0', 2],
    ['1.25E8', 125_000_000],
    ['None', null],
  ] as const),
  ...([
    ['750000', 750_000],
    ['1,500,000', 1_500_000],
    ['Undisclosed', null],
  ] as const),
  ...([
    ['$2.5M', 2_500_000],
    ['300000.0', 300_000],
    ['4.2E6', 4_200_000],
  ] as const),
];
const years = [
  ...([
    ['2012.0', 2012],
    ['1999', 1999],
    ['2.018E3', 2018],
    ['n/a', null],
  ] as const),
  ...([
    ['2020', 2020],
    ['2015.0', 2015],
  ] as const),
];
const staff = [
  ...([
    ['37.0', '37'],
    ['11-50', '11–50'],
    ['1.2E3', '1200'],
    ['', null],
  ] as const),
  ...([
    ['51 to 200 people', '51–200'],
    ['250+', '250+'],
  ] as const),
];
const stages = [
  ['Seed', 'Seed'],
  ['None', null],
  ['Series A', 'Series A'],
] as const;
const prose =
  'builds sensors that listen to bearings, and tells maintenance crews weeks ahead which one will fail, without wires and without a cloud account';

const nth = <Entry>(entries: readonly Entry[], at: number): Entry => {
  const entry = entries[at % entries.length];
  if (entry === undefined) throw new Error('There are no entries.');
  return entry;
};

const columns = {
  /** Read by names in brackets or with a prefix. */
  named: [
    'company_id',
    'company_name',
    'Website (URL)',
    'company_country',
    'Location (city)',
    'Founded (year)',
    'Total raised (USD)',
    'Company size',
    'Funding stage',
    'About',
    'Tags',
  ],
  /** Read by values; what has no guess is named. */
  foreign: [
    'id',
    'Название',
    'Сайт',
    'Страна',
    'city',
    'Год основания',
    'Инвестиции, USD',
    'Сотрудники',
    'stage',
    'Описание',
    'tags',
  ],
};

const quoted = (cell: string): string =>
  /[",\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** A list with the faults of real ones, and what it must become. */
export function trapList(header: keyof typeof columns, rows: number) {
  const lines: string[][] = [];
  const expected: ExpectedCompany[] = [];
  for (let at = 0; at < rows; at += 1) {
    const [writtenCountry, country] = nth(countries, at);
    const [writtenSum, fundingAmount] = nth(sums, at);
    const [writtenYear, foundedYear] = nth(years, at);
    const [writtenStaff, employees] = nth(staff, at);
    const [writtenStage, stage] = nth(stages, at);
    // Every third has no id; of those some are namesakes in different places, without a website.
    const hasId = at % 3 !== 0;
    const isNamesake = at % 12 === 0;
    const name = isNamesake ? 'Orbit' : `${nth(['Bolt', 'Forge', 'Rotor', 'Vane'], at)} ${at}`;
    const url = isNamesake ? null : `https://company-${at}.example`;
    const city = `City ${'abcdefgh'[at % 8] ?? ''}${at}`;
    const description = `${name} ${prose}, since day ${at}.`;
    const cells = [hasId ? `c-${at}` : nth(['', 'None'], at), name, url ?? ''];
    lines.push([
      ...cells,
      writtenCountry,
      city,
      writtenYear,
      writtenSum,
      writtenStaff,
      writtenStage,
      description,
      "['Edge AI', 'None']",
    ]);
    expected.push({
      name,
      url,
      country,
      city,
      foundedYear,
      fundingAmount,
      employees,
      stage,
      description,
      tags: ['Edge AI'],
    });
  }
  const title = ['Startups of the fair', '', 'As of May 2026, compiled by hand'];
  const table = [columns[header], ...lines].map((cells) => cells.map(quoted).join(','));
  return { text: [...title, ...table].join('\n'), expected };
}
