import { expect, test } from 'vitest';
import { getDomain } from 'tldts';
import { evidenceOf, hostKey } from './record-evidence.ts';
import { compareEvidence } from './same-company.ts';

interface Written {
  readonly kind: 'startup' | 'crunchbase';
  readonly name: string;
  readonly url: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly text: string | null;
}

const comparedOf = ({ text, ...record }: Written) => ({
  ...evidenceOf(record, (host) => getDomain(host, { allowPrivateDomains: true })),
  host: hostKey(record.url),
  text,
});
const compare = (one: Written, other: Written) =>
  compareEvidence(comparedOf(one), comparedOf(other));

const heads = 'Quill Harbor Lumen Cinder Saffron Tundra Willow Copper Meridian Falcon'.split(' ');
const tails = 'works metrics forge grid wave path nest bloom'.split(' ');
const places = [
  { country: 'SE', city: 'Lund', elsewhere: 'Stockholm', form: 'AB' },
  { country: 'DE', city: 'Berlin', elsewhere: 'Munich', form: 'GmbH' },
  { country: 'US', city: 'Boston', elsewhere: 'Austin', form: 'Inc.' },
  { country: 'FR', city: 'Lyon', elsewhere: 'Paris', form: 'SAS' },
] as const;
const subjects = [
  ['vibration', 'sensors', 'bearings', 'predict', 'failure'],
  ['battery', 'recycling', 'lithium', 'recover', 'cathode'],
  ['invoices', 'reconcile', 'ledger', 'accountants', 'payments'],
  ['drones', 'inspect', 'turbines', 'blades', 'offshore'],
  ['enzymes', 'textile', 'dyeing', 'wastewater', 'indigo'],
] as const;

const companies = heads.flatMap((head, row) =>
  tails.map((tail, column) => {
    const place = places[(row + column) % places.length] ?? places[0];
    const [one, two, three, four, five] = subjects[(row * 3 + column) % subjects.length] ?? [];
    const [name, label] = [`${head}${tail}`, `${head}${tail}`.toLowerCase()];
    const record: Written = {
      kind: 'startup',
      name,
      url: `https://www.${label}.com`,
      country: place.country,
      city: place.city,
      text: `We use ${one} and ${two} around ${three} so that customers ${four} ${five} early.`,
    };
    const said = `${four} of ${three} by ${one} for ${two}`;
    return { record, label, said, place };
  }),
);
type Company = (typeof companies)[number];

/** How another source writes the same company. */
const variants: Record<string, (company: Company) => Partial<Written>> = {
  subdomain: ({ label }) => ({ url: `https://app.${label}.com/login`, city: null }),
  'legal form without country': ({ record, place, said }) => ({
    name: `${record.name} ${place.form}`,
    url: null,
    country: null,
    city: null,
    text: said,
  }),
  'other ending': ({ label, said }) => ({ url: `https://${label}.io`, city: null, text: said }),
  labs: ({ record }) => ({ name: `${record.name} Labs`, url: null }),
  brackets: ({ record }) => ({ name: `${record.name} (formerly Oldname)`, url: null }),
  'domain as name': ({ label }) => ({ name: `${label}.com`, url: null, city: null }),
  'city with its region': ({ record }) => ({ url: null, city: `${record.city}, Region` }),
  'other city, other words': ({ place }) => ({ url: null, city: place.elsewhere, text: null }),
  'other city, the same words': ({ place, said }) => ({
    url: null,
    city: place.elsewhere,
    text: said,
  }),
  'other name on the same site': ({ said }) => ({ name: 'Northgate', city: null, text: said }),
  'name alone': () => ({ url: null, country: null, city: null, text: null }),
};

/** What only looks the same. */
const strangers: Record<string, (company: Company) => Partial<Written>> = {
  'namesake with another site': () => ({ url: 'https://different-site.com', text: null }),
  'namesake abroad': () => ({ url: null, country: 'JP', city: 'Osaka', text: null }),
  'a longer name': ({ record }) => ({ name: `${record.name} Pharma`, url: null }),
  'on one host of many': ({ label }) => ({
    name: 'Northgate',
    url: `https://tenant.${label}.com`,
    city: 'Osaka',
    country: 'JP',
    text: null,
  }),
  'a similar name on one host of many': ({ record, label }) => ({
    name: `${record.name.slice(0, -1)}x`,
    url: `https://tenant.${label}.com`,
    city: null,
    text: null,
  }),
  'the same words': ({ said }) => ({ name: 'Northgate', url: null, text: said }),
  'the next of the list': () => ({ name: 'Southgate', url: 'https://southgate.com' }),
};

const judged = (of: typeof variants) =>
  Object.entries(of).flatMap(([label, change]) =>
    companies.map((company) => ({
      label,
      found: compare(company.record, { ...company.record, kind: 'crunchbase', ...change(company) }),
    })),
  );
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

test('of written variants, enough are linked and more suggested, with few strangers among them', () => {
  const [same, other] = [judged(variants), judged(strangers)];
  const linked = same.filter(({ found }) => found?.isSure).length;
  const wrong = other.filter(({ found }) => found?.isSure).length;
  expect(share(linked, same.length)).toBeGreaterThanOrEqual(0.67);
  expect(share(linked, linked + wrong)).toBeGreaterThanOrEqual(0.93);
  const hits = same.filter((one) => one.found !== null).length;
  const wrongHits = other.filter((one) => one.found !== null).length;
  expect(share(hits, same.length)).toBeGreaterThanOrEqual(0.75);
  expect(share(hits, hits + wrongHits)).toBeGreaterThanOrEqual(0.88);
});

test.each([
  ['subdomain', 'sure'],
  ['legal form without country', 'sure'],
  ['other ending', 'sure'],
  ['labs', 'sure'],
  ['brackets', 'sure'],
  ['domain as name', 'sure'],
  ['city with its region', 'sure'],
  ['other city, other words', 'possible'],
  ['other city, the same words', 'sure'],
  ['other name on the same site', 'sure'],
  ['name alone', 'possible'],
])('%s is %s', (label, expected) => {
  const outcomes = judged({ [label]: variants[label] ?? (() => ({})) }).map(({ found }) =>
    found === null ? 'none' : found.isSure ? 'sure' : 'possible',
  );
  expect(new Set(outcomes)).toEqual(new Set([expected]));
});

test.each(Object.keys(strangers))('%s is never linked', (label) => {
  const outcomes = judged({ [label]: strangers[label] ?? (() => ({})) });
  expect(outcomes.filter((one) => one.found?.isSure)).toEqual([]);
});

test('two records of one source are compared as those of two are', () => {
  const [company] = companies;
  if (company === undefined) return;
  expect(compare(company.record, company.record)).toEqual({ reason: 'domain', isSure: true });
});
