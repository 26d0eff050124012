import { expect, test } from 'vitest';
import { add } from '#features/cases/submissions/domain/company-link/endpoints.ts';
import { submit } from '#features/cases/public-pages/domain/endpoints.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import { add as addContact } from '#features/cases/company-contacts/domain/endpoints.ts';
import { send } from '#features/cases/submissions/domain/messages/endpoints.ts';
import { recognise } from '#features/directory/companies/domain/entry-match-endpoints.ts';
import { compareAll } from '#features/directory/companies/tests/companies.ts';
import { readAllCompanies } from '#features/directory/search/server/index-sync/indexed-companies.ts';
import type { Endpoint } from '#core/domain/endpoint.ts';
import type { Reply } from '#core/tests/client.ts';
import { endpointsOfContract } from '#core/tests/contract.ts';
import { expectations } from '#core/tests/expectations.ts';
import { openFixture } from '#core/tests/fixture.ts';
import { openTestServer } from '#core/tests/test-server.ts';

/**
 * Applicants with words that nothing else has: of one that did not agree to be listed the directory knows
 * nothing; of one that did, another corporation learns what is in the record, and nothing of the rest.
 */

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const fixture = await openFixture(server);
const { people } = fixture;
const { opportunityId } = fixture.resources('owner', 'own');
/** Of Norrland Steel. */
const other = people.norrland;

const unlisted = { companyName: 'Quarzonaut Labs', website: 'https://quarzonaut.example' };
const listed = { companyName: 'Vexilmora Works', website: 'https://vexilmora.example' };
/** What only SKF may know. */
const secrets = {
  title: 'Blorptastic seals',
  pitch: 'Blorptastic pitch.',
  contactName: 'Wilhelmina Blorp',
  contactEmail: 'wilhelmina@blorp.example',
};

async function plant(company: typeof listed, mayBeListed: boolean): Promise<string> {
  const body = sampleSubmission(server, opportunityId, { ...company, ...secrets, mayBeListed });
  const answers = { ...body, answers: [] };
  await server.anonymous.ask(submit, { params: { id: opportunityId }, body: answers });
  const { rows } = await pool.query<{ id: string }>(
    'select id from submissions where company_name = $1',
    [company.companyName],
  );
  return rows[0]?.id ?? '';
}

await pool.query(`update opportunities set questions = '[]'`);
const unlistedId = await plant(unlisted, false);
const listedId = await plant(listed, true);
const { submission } = await people.owner.ask(add, { params: { id: listedId } });
const company = { kind: 'startup', id: submission.company?.id ?? '' } as const;
await people.owner.ask(send, { params: { id: listedId }, body: { body: 'Blorptastic reply.' } });
await people.owner.ask(addContact, {
  params: company,
  body: { name: 'Gundula Blorp', email: 'gundula@blorp.example', role: 'Founder' },
});
const pages = readAllCompanies(db);
await server.index.rebuild(pages);
await compareAll(db);

/** The tables in which a text occurs. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const tables: string[] = [];
  for (const { name } of rows) {
    const hit = await pool.query(
      `select 1 from "${name}" t where strpos(lower(t::text), lower($1)) > 0 limit 1`,
      [text],
    );
    if (hit.rows.length > 0) tables.push(name);
  }
  return tables;
}

test('an applicant that did not agree is in no table but those of its submission', async () => {
  const allowed = ['idempotency_keys', 'mails', 'notifications', 'submissions', 'audit_entries'];
  for (const text of ['quarzonaut', 'quarzonaut.example'])
    expect((await tablesWith(text)).filter((name) => !allowed.includes(name))).toEqual([]);
  // The search is not blind: one that agreed is where companies are.
  expect(await tablesWith('vexilmora')).toEqual(expect.arrayContaining(['companies']));
});

test('what a founder said of themselves is in no table of companies', async () => {
  const ofCompanies = (name: string) => /^(?:company|companies|search)/u.test(name);
  expect((await tablesWith('blorp')).filter(ofCompanies)).toEqual(['company_contacts']);
});

test('it is in no index, and nothing is recognised as it', async () => {
  const find = async (text: string) =>
    (
      await server.index.search({ text, filters: {}, sort: 'relevance', offset: 0, limit: 20 })
    ).hits.map(({ id }) => id);
  expect(await find('Vexilmora')).toContain(company.id);
  for (const text of ['Blorptastic', 'Wilhelmina', 'Gundula'])
    expect(await find(text)).not.toContain(company.id);
  const namesOf = async (entry: { name: string | null; domain: string | null }) =>
    (await other.ask(recognise, { body: { entries: [entry] } })).flatMap(({ candidates }) =>
      candidates.map((one) => one.company.name),
    );
  expect(await namesOf({ name: 'Vexilmora Works', domain: null })).toEqual(['Vexilmora Works']);
  for (const entry of [
    { name: 'Quarzonaut Labs', domain: null },
    { name: null, domain: 'quarzonaut.example' },
    { name: 'Blorp', domain: 'blorp.example' },
  ])
    expect(await namesOf(entry)).not.toContainEqual(expect.stringMatching(/Quarzonaut|Vexilmora/u));
});

type Caller = (endpoint: Endpoint, input?: object) => Promise<Reply>;

const words = ['Quarzonaut', 'Vexilmora', 'Blorptastic', 'Wilhelmina', 'Gundula'];

/** Ways to ask an endpoint for what was planted. */
function* inputsOf(name: string): Generator<Record<string, unknown>> {
  const { input } = expectations[name] ?? {};
  for (const place of ['own', 'other corporation'] as const) {
    const usual = input?.(fixture.resources('norrland', place)) ?? {};
    yield usual;
    const { params = {}, query = {} } = usual;
    if ('id' in params) {
      const ids =
        'kind' in params ? [company.id] : [listedId, unlistedId, opportunityId, company.id];
      for (const id of ids) yield { ...usual, params: { ...params, id } };
    }
    if ('q' in query) for (const q of words) yield { ...usual, query: { ...query, q } };
    if ('companyId' in query) yield { ...usual, query: { ...query, companyId: company.id } };
  }
}

/** What an answer tells of the planted that another corporation may not know. */
function leaksIn(text: string): string[] {
  const plain = text.toLowerCase();
  return ['quarzonaut', 'blorp', listedId, unlistedId].filter((secret) => plain.includes(secret));
}

test('no answer tells another corporation of them', async () => {
  const reading = endpointsOfContract.filter(
    ({ endpoint }) => endpoint.method === 'GET' && endpoint.stream !== true,
  );
  const leaks: string[] = [];
  let calls = 0;
  for (const { name, endpoint } of reading)
    for (const input of inputsOf(name)) {
      const reply = await (other.try as Caller)(endpoint, input);
      calls += 1;
      const said = JSON.stringify(input);
      const secretsIn = leaksIn(reply.text).filter(
        (secret) => !said.toLowerCase().includes(secret),
      );
      if (secretsIn.length > 0) leaks.push(`${name} ${reply.status}: ${secretsIn.join()}`);
    }
  console.log(`planted applicants: ${reading.length} endpoints, ${calls} calls`);
  expect(leaks).toEqual([]);
  // The same calls would find it: its own corporation is told.
  const own = await (people.owner.try as Caller)(
    endpointsOfContract.find(({ name }) => name === 'companyContacts.list')?.endpoint as Endpoint,
    { params: company },
  );
  expect(leaksIn(own.text)).toEqual(['blorp', listedId]);
});
