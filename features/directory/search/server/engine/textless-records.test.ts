import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { companyMadeOf, pagesOf } from '#features/directory/search/tests/indexed-companies.ts';
import { openSearchIndex } from './open-search-index.ts';

/** A directory that was bought: most of its records are a name. */

const filler = 'We work with plants all over the world, and have done so for many years. '.repeat(
  3,
);
const described = [
  {
    name: 'Acoustrix',
    oneLiner: 'Finds cracks in bearings before they break',
    description: `Listening devices for machines. ${filler}`,
  },
  { name: 'Millwise', oneLiner: 'Planning for paper mills', description: filler },
  { name: 'Oxbow', oneLiner: 'Heat from rivers', description: filler },
];
const names = [
  'Bearing',
  'Crack',
  'Detect',
  'Fail',
  'Bearing Labs',
  'Fail Inc',
  'Cracked',
  'Before',
];
const companies = [
  ...described,
  ...names.flatMap((name) => [{ name }, { name: `${name} GmbH`, city: 'Oslo' }]),
].map((company, nth) => companyMadeOf(company, nth));
const nameOf = new Map(companies.map(({ id, name }) => [id, name]));

const uri = await mkdtemp(join(tmpdir(), 'outrider-textless-'));
const index = openSearchIndex({ uri, log: openLog('silent') });
beforeAll(() => index.rebuild(pagesOf(companies)));
afterAll(async () => {
  await index.close();
  await rm(uri, { recursive: true });
});

async function firstOf(text: string): Promise<string | undefined> {
  const request = { text, filters: {}, sort: 'relevance', offset: 0, limit: 5 } as const;
  const { hits } = await index.search({ ...request, withSome: true });
  return nameOf.get(hits[0]?.id ?? '');
}

test.each([
  'how to detect cracks in bearings before they fail',
  'We are looking for a company that detects cracks in bearings',
  'who detects the cracks of a bearing before it fails?',
])(
  '"%s" finds the company that describes itself so, not those called by a word of it',
  async (text) => {
    expect(await firstOf(text)).toBe('Acoustrix');
  },
);

test('words without meaning match nothing by themselves', async () => {
  const request = { filters: {}, sort: 'relevance', offset: 0, limit: 50, withSome: true } as const;
  const { total } = await index.search({
    ...request,
    text: 'the paper of the rivers and the kites of the hills ',
  });
  expect(total).toBe(2);
});

test.each(['Bearing', 'Fail Inc', 'Crack GmbH', 'Before'])(
  'the name %s finds its company',
  async (name) => {
    expect(await firstOf(name)).toBe(name);
  },
);
