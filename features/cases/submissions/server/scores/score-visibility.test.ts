import { toJSONSchema } from 'zod';
import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpointsOfContract } from '#core/tests/contract.ts';
import type { Endpoint } from '#core/domain/endpoint.ts';
import {
  declareConflict,
  give,
  withdraw,
} from '#features/cases/submissions/domain/scores/endpoints.ts';
import type { Reply } from '#core/tests/client.ts';
import { expectations } from '#core/tests/expectations.ts';
import type { PersonName } from '#core/tests/persons.ts';
import { rotateTests } from '#core/tests/rotate-tests.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { indexSomeCompanies } from '#features/directory/search/tests/indexed-companies.ts';
import { openFixture } from '#core/tests/fixture.ts';

/**
 * Others' scores stay hidden until one's own are given: no average, spread, mark, count or name in any
 * response of any endpoint, present or future. A response must be the same, byte for byte, whether
 * others have scored or not.
 */
rotateTests();
const server = await openTestServer({
  demonstration: true,
  environment: { NODE_ENV: 'production' },
});
const fixture = await openFixture(server);
await indexSomeCompanies(server);
const { pool } = server.database;
const resources = fixture.resources('owner', 'own');
const params = { id: resources.submissionId };
const judges = ['superuser', 'foundry', 'owner', 'developer', 'guest'] as const;

/**
 * The audit trail tells whoever administers who has scored, not what; the state of the system changes by
 * itself; files of a radar and of a pitch day hold when they were written.
 */
const changing = new Set([
  'auditLog.list',
  'auditLog.about',
  'operation.overview',
  'radarTransfer.download',
  'pitchDays.download',
]);

const reads = endpointsOfContract.filter(
  ({ name, endpoint }) => endpoint.method === 'GET' && !changing.has(name),
);

type Caller = (endpoint: Endpoint, input?: object) => Promise<Reply>;

/** Inputs for every list in each of its sort orders, from the contract. */
function inputsOf(name: string, endpoint: Endpoint): object[] {
  const input = expectations[name]?.input?.(resources) ?? {};
  const { properties } = toJSONSchema(endpoint.query ?? z.object({}), { io: 'input' });
  const sort = properties?.sort;
  const orders = typeof sort === 'object' && sort.enum ? sort.enum : [undefined];
  const queries = orders.map((order) => (order === undefined ? {} : { sort: order }));
  return queries.map((query) => ({ ...input, query: { ...input.query, ...query } }));
}

/** Removes form tokens, and when an invitation sent now would end: they differ in every response. */
const lasting = (text: string) =>
  text
    .replace(/"formToken":"[^"]*"/u, '"formToken":""')
    .replace(/"expiresAt":"[^"]*"(?=,"opportunity")/u, '"expiresAt":""');

async function everythingFor(person: PersonName): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const { name, endpoint } of reads) {
    for (const input of inputsOf(name, endpoint)) {
      const reply = await (fixture.people[person].try as Caller)(endpoint, input);
      answers[`${name} ${JSON.stringify(input)}`] = `${reply.status} ${lasting(reply.text)}`;
    }
  }
  return answers;
}

/** The requests whose responses differ. */
const differences = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys({ ...before, ...after })
    .filter((request) => after[request] !== before[request])
    .map((request) => request.split(' ')[0]);

const valuesOf = (value: number) => ({ fit: value, maturity: value, team: value, pilot: value });

/** Others score, disagree, change and withdraw scores, and declare conflicts of interest. */
async function othersJudge(reader: PersonName): Promise<void> {
  const others = judges.filter((judge) => judge !== reader);
  for (const [index, judge] of others.entries()) {
    const body = { values: valuesOf(index % 2 ? 1 : 5), note: `A note by ${judge}` };
    await fixture.people[judge].ask(give, { params, body });
  }
  const [first = 'owner', second = 'owner', third = 'owner'] = others;
  await fixture.people[first].ask(give, { params, body: { values: valuesOf(3) } });
  await fixture.people[second].ask(withdraw, { params });
  await fixture.people[third].ask(declareConflict, { params, body: { reason: 'Family' } });
}

const scoreCount = async () =>
  (await pool.query<{ n: number }>('select count(*)::int as n from scores')).rows[0]?.n;

// Links to files, and days that have passed, are the same before and after only at the same time.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

beforeEach(async () => {
  await pool.query('delete from scores');
  await pool.query('delete from conflicts_of_interest');
});

describe('adding others’ scores changes no byte of any response', () => {
  test.each([...judges, 'observer', 'champion', 'member'] as const)(
    'to %s, who has none',
    async (reader) => {
      const before = await everythingFor(reader);
      await othersJudge(reader);
      expect(await scoreCount()).toBeGreaterThanOrEqual(2);
      expect(differences(before, await everythingFor(reader))).toEqual([]);
    },
  );

  test('to a judge who declared a conflict of interest after seeing them', async () => {
    await fixture.people.owner.ask(give, { params, body: { values: valuesOf(2) } });
    await fixture.people.owner.ask(declareConflict, { params, body: {} });
    const before = await everythingFor('owner');
    await othersJudge('owner');
    expect(differences(before, await everythingFor('owner'))).toEqual([]);
  });

  test('to a judge who scored on an older card', async () => {
    await fixture.people.owner.ask(give, { params, body: { values: valuesOf(2) } });
    await pool.query(`update scores set values = values - 'pilot'`);
    const before = await everythingFor('owner');
    await othersJudge('owner');
    expect(differences(before, await everythingFor('owner'))).toEqual([]);
  });
});

test('control: once one’s own score is given, the same scores do change responses', async () => {
  await fixture.people.owner.ask(give, { params, body: { values: valuesOf(2) } });
  const before = await everythingFor('owner');
  await othersJudge('owner');
  const after = await everythingFor('owner');
  expect(Object.keys(after).some((name) => name.includes('"sort":"oldest"'))).toBe(true);
  expect(differences(before, after)).toEqual(
    expect.arrayContaining(['submissions.submissions', 'submissions.get', 'scores.get']),
  );
});
