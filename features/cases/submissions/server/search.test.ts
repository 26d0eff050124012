import { beforeEach, expect, test } from 'vitest';
import { search } from '#features/cases/submissions/domain/list-endpoints.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { newId } from '#core/server/tables/columns.ts';
import { submissions } from './tables.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const foundry = await server.signIn('foundry@outrider.example');

const titlesOf = async (person: typeof member, q: string) =>
  (await person.ask(search, { query: { q } })).map(({ title }) => title);

async function opportunityOf(slug: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `select o.id from opportunities o join corporations c on c.id = o.corporation_id
    where c.slug = $1 and o.is_active order by o.id limit 1`,
    [slug],
  );
  return rows[0]?.id ?? '';
}
const ofSkf = await opportunityOf('skf');
const ofNorrland = await opportunityOf('norrland-steel');

const add = (title: string, more: Partial<typeof submissions.$inferInsert> = {}) =>
  db.insert(submissions).values({
    id: newId(),
    opportunityId: ofSkf,
    companyName: 'Ferrogrid',
    title,
    stage: 'New',
    source: 'staff' as const,
    ...more,
  });

beforeEach(() => pool.query(`delete from submissions where company_name like 'Ferrogrid%'`));

test('submissions are found by title first, then by company, while a word is being typed', async () => {
  await add('Silent drives', { companyName: 'Ferrogrid Quokka' });
  await add('Quokka sensing');
  expect(await titlesOf(member, 'quokk')).toEqual(['Quokka sensing', 'Silent drives']);
  expect(await titlesOf(member, 'QUOKKAS')).toEqual(['Quokka sensing', 'Silent drives']);
  expect(await titlesOf(member, 'quokka drives')).toEqual(['Silent drives']);
  expect(await titlesOf(member, 'quokka unheardof')).toEqual([]);
  const [first] = await member.ask(search, { query: { q: 'quokka' } });
  expect(first).toMatchObject({ companyName: 'Ferrogrid', opportunity: { id: ofSkf } });
});

test('those of an opportunity that is not visible are not found, nor removed ones', async () => {
  await add('Quokka of the north', { opportunityId: ofNorrland });
  await add('Quokka that left', { isActive: false });
  await add('Quokka sensing');
  expect(await titlesOf(member, 'quokka')).toEqual(['Quokka sensing']);
  expect(await titlesOf(norrland, 'quokka')).toEqual(['Quokka of the north']);
  expect((await titlesOf(foundry, 'quokka')).toSorted()).toEqual([
    'Quokka of the north',
    'Quokka sensing',
  ]);
});

test.each(['', ' ', '%', "'", ':*', '&|!'])('“%s” has no words and finds nothing', async (q) => {
  await add('Quokka sensing');
  expect(await titlesOf(foundry, q)).toEqual([]);
});

test('the best of many are answered', async () => {
  for (let index = 0; index <= submissionLimits.foundMost; index += 1) await add(`Quokka ${index}`);
  expect(await titlesOf(member, 'quokka')).toHaveLength(submissionLimits.foundMost);
});
