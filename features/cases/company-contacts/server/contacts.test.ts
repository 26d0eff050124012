import { beforeEach, expect, test } from 'vitest';
import { add, edit, list, remove } from '#features/cases/company-contacts/domain/endpoints.ts';
import { contactLimits } from '#features/cases/company-contacts/domain/limits.ts';
import { link, unlink } from '#features/cases/submissions/domain/company-link/endpoints.ts';
import { recipients } from '#features/cases/company-invitations/domain/endpoints.ts';
import { companyMatches } from '#features/directory/companies/server/match-tables.ts';
import { recordsIn } from '#features/directory/companies/tests/companies.ts';
import { newId } from '#core/server/tables/columns.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const { opportunityId, submissionId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const foundry = await server.signIn('foundry@outrider.example');
const record = recordsIn(db);

let nth = 0;
let params: Awaited<ReturnType<typeof record>>;
beforeEach(async () => {
  nth += 1;
  params = await record('startup', `Contacted Works ${nth}`);
});

const ada = { name: 'Ada Berg', email: 'Ada@works.example', role: 'Founder' };
const namesFor = async (person: typeof owner, of = params) =>
  (await person.ask(list, { params: of })).map(({ name }) => name);
const idOf = async (person: typeof owner) =>
  String((await person.ask(list, { params }))[0]?.id ?? '');
const codeOf = ({ body }: { readonly body: unknown }) => (body as { code?: string }).code;

test('a contact is of the people of one corporation, and the foundry reads it', async () => {
  const [added] = await owner.ask(add, { params, body: ada });
  expect(added).toMatchObject({ ...ada, corporation: { name: 'SKF' }, submission: null });
  expect(await namesFor(member)).toEqual(['Ada Berg']);
  expect(await namesFor(foundry)).toEqual(['Ada Berg']);
  expect(await namesFor(norrland)).toEqual([]);
  await norrland.ask(add, { params, body: { ...ada, name: 'Ada of theirs' } });
  expect(await namesFor(owner)).toEqual(['Ada Berg']);
  expect(await namesFor(norrland)).toEqual(['Ada of theirs']);
});

test('only its corporation changes and removes it', async () => {
  await owner.ask(add, { params, body: ada });
  const at = { params: { id: await idOf(owner) } };
  const body = { ...ada, role: 'Chair' };
  expect((await norrland.try(edit, { ...at, body })).status).toBe(404);
  expect((await norrland.try(remove, at)).status).toBe(404);
  expect((await foundry.try(edit, { ...at, body })).status).toBe(403);
  await member.ask(edit, { ...at, body });
  expect(await owner.ask(list, { params })).toMatchObject([{ role: 'Chair' }]);
  await owner.ask(remove, at);
  expect((await owner.try(remove, at)).status).toBe(404);
});

test('an address is there once, however it is spelt and by two at once', async () => {
  const again = { ...ada, email: 'ada@WORKS.example' };
  const both = await Promise.all([
    owner.try(add, { params, body: ada }),
    member.try(add, { params, body: again }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const jon = { name: 'Jon', email: 'jon@works.example', role: '' };
  await owner.ask(add, { params, body: jon });
  const rows = await owner.ask(list, { params });
  const id = String(rows.find(({ name }) => name === 'Jon')?.id);
  const reply = await owner.try(edit, {
    params: { id },
    body: { ...jon, email: 'ADA@works.example' },
  });
  expect(codeOf(reply)).toBe('contact.known');
});

test('what is no contact is refused, and so are too many', async () => {
  for (const body of [
    { ...ada, name: ' ' },
    { ...ada, email: 'nobody' },
    { ...ada, role: 'x'.repeat(contactLimits.roleCharacters + 1) },
  ])
    expect((await owner.try(add, { params, body })).status).toBe(400);
  const missing = { ...params, kind: 'nucla' as const };
  expect((await owner.try(add, { params: missing, body: ada })).status).toBe(404);
  await pool.query(
    `insert into company_contacts (id, company_id, corporation_id, name)
    select gen_random_uuid(), $1, c.id, 'One of many ' || n
    from corporations c, generate_series(1, $2::int) n where c.slug = 'skf'`,
    [params.id, contactLimits.contactsMost],
  );
  expect(codeOf(await owner.try(add, { params, body: ada }))).toBe('contact.tooMany');
});

test('who submitted is a contact while the submission is linked, and is one’s own once edited', async () => {
  const at = { params: { id: submissionId } };
  const { rows } = await pool.query<{ name: string; email: string; title: string }>(
    'select contact_name as name, contact_email as email, title from submissions where id = $1',
    [submissionId],
  );
  const [submitter] = rows;
  await owner.ask(link, { ...at, body: { company: params } });
  expect(await owner.ask(list, { params })).toMatchObject([
    { id: null, name: submitter?.name, submission: { id: submissionId, title: submitter?.title } },
  ]);
  expect(await namesFor(norrland)).toEqual([]);
  await owner.ask(add, { params, body: { ...ada, email: submitter?.email ?? null } });
  expect(await owner.ask(list, { params })).toMatchObject([
    { name: 'Ada Berg', submission: { id: submissionId } },
  ]);
  await owner.ask(unlink, at);
  expect(await owner.ask(list, { params })).toMatchObject([{ name: 'Ada Berg', submission: null }]);
});

test('the records of one company share their contacts', async () => {
  const other = await record('crunchbase', `Contacted Works ${nth}`);
  await owner.ask(add, { params, body: ada });
  expect(await namesFor(owner, other)).toEqual([]);
  const [firstId = '', secondId = ''] = [params.id, other.id].toSorted();
  await db.insert(companyMatches).values({
    id: newId(),
    firstId,
    secondId,
    reason: 'domain',
    isSure: true,
    state: 'accepted',
  });
  expect(await namesFor(owner, other)).toEqual(['Ada Berg']);
});

test('an invitation knows the addresses of the opportunity’s corporation, whoever sends it', async () => {
  await owner.ask(add, { params, body: ada });
  await norrland.ask(add, { params, body: { name: 'Gun', email: 'gun@works.example', role: '' } });
  const at = { params: { id: opportunityId }, query: { companyId: params.id } };
  for (const person of [owner, foundry])
    expect(await person.ask(recipients, at)).toEqual([
      { email: ada.email, name: ada.name, role: 'Founder', from: 'contact' },
    ]);
  expect((await member.try(recipients, at)).status).toBe(403);
  expect((await norrland.try(recipients, at)).status).toBe(404);
});

test('nothing of it is in the shared record, its index or its recognition', async () => {
  const before = await pool.query('select * from companies where id = $1', [params.id]);
  await pool.query('delete from search_outbox; delete from match_outbox');
  await owner.ask(add, { params, body: ada });
  expect((await pool.query('select * from companies where id = $1', [params.id])).rows).toEqual(
    before.rows,
  );
  for (const outbox of ['search_outbox', 'match_outbox']) {
    const { rowCount } = await pool.query(`select from ${outbox} where company_id = $1`, [
      params.id,
    ]);
    expect(rowCount).toBe(0);
  }
});
