import { describe, expect, onTestFinished, test } from 'vitest';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import * as endpoints from '#features/directory/search/domain/endpoints.ts';
import { indexCompanies } from '#features/directory/search/tests/indexed-companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const person = await server.signIn('member@skf.example');
await indexCompanies(server, [
  { name: 'Bearing Wise', oneLiner: 'Wear sensing for bearings', tags: [`O'Neill`, 'a,b', 'a"b'] },
  { name: '=volt_x', oneLiner: '| pipes | @ and _ signs |' },
]);

const hostile: Record<string, string> = {
  'one quote': `'`,
  'a quote that breaks out': `' or 1=1 --`,
  'an open phrase': '"wear',
  'many quotes': '"'.repeat(999),
  operators: 'AND OR NOT && || !() {}[]^~*?:\\/+-',
  'only minus signs': '- -- --- -"" -"',
  'leaving everything out': '-wear -pipes -bearing',
  'a minus in front of signs': '-!? -"."',
  'the most characters there may be': 'wear '.repeat(searchLimits.searchCharacters / 5),
  'one word of the most characters': 'w'.repeat(searchLimits.searchCharacters),
  'as many different words': Array.from({ length: 1400 }, (_, nth) => `w${nth}`).join(' '),
  'as many phrases': '"a b" '.repeat(searchLimits.searchCharacters / 6),
  'as many left out': '-ab '.repeat(searchLimits.searchCharacters / 4),
  emoji: '👩‍🚀🦾 🇸🇪',
  'right to left': 'محرك ‏בדיקה‎',
  'a script without spaces': '東京の企業を探す',
  'marks alone': '\u0301\u0301 \u0300',
  'half a pair': '\ud83d wear \udc00',
  controls: '\u0001\u001b[31m\u200b\ufeff',
  'signs of the index': '=bearing_wise @x.example | =',
  'signs that fold to several letters': 'ﷺ ½ ﬃ ß ™',
  'wildcards of the database': '%_% _ %',
  'a pattern': '(a+)+$ .* [^]',
  JSON: '{"match":{"query":"x"}}',
  'only stop words': 'the of and to a in',
  spaces: ' \t\n\u00a0\u2003 ',
};

describe('any text can be searched for', () => {
  test.each(Object.entries(hostile))('%s', async (_, q) => {
    for (const more of [{}, { country: 'SE', sort: 'name' as const }]) {
      const answer = await person.try(endpoints.companies, { query: { q, ...more } });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ state: 'ready' });
    }
  });

  test('a NUL character is refused', async () => {
    const answer = await person.try(endpoints.companies, { query: { q: 'we\u0000ar' } });
    expect(answer.status).toBe(400);
  });

  test('a query that is too long is refused', async () => {
    const q = 'w'.repeat(searchLimits.searchCharacters + 1);
    const answer = await person.try(endpoints.companies, { query: { q } });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain('q');
  });
});

test.each([`O'Neill`, 'a"b', `'); drop table companies; --`, '\\', '%', '\u0000x'])(
  'a filter may hold %s',
  async (tags) => {
    const reply = await person.try(endpoints.companies, { query: { q: 'wear', tags } });
    expect([200, 400]).toContain(reply.status);
  },
);

test.each([
  ['sort', 'price'],
  ['country', 'Sweden'],
  ['foundedFrom', '-1'],
  ['fundingTo', '1e9'],
  ['cursor', 'nowhere'],
  ['kinds', 'bank'],
])('a wrong %s is refused', async (name, value) => {
  const query = { q: 'wear', [name]: value };
  expect((await person.try(endpoints.companies, { query })).status).toBe(400);
});

test('a search that fails says so, and is no empty list', async () => {
  const { pool } = server.database;
  await pool.query('alter table companies rename to companies_elsewhere');
  onTestFinished(async () => {
    await pool.query('alter table companies_elsewhere rename to companies');
  });
  const failed = await person.try(endpoints.companies, { query: { q: 'wear' } });
  expect([failed.status, failed.body]).toMatchObject([500, { code: 'internal' }]);
  expect(failed.text).not.toContain('companies');
});
