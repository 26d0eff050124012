import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { refusals } from '#core/domain/refusals.ts';
import { limitersOf } from '#core/platform/http/limiters.ts';
import { refused, type Refused } from '#core/platform/http/refused.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { openDoneLimit } from '#core/server/endpoints/done-limit.ts';
import { clientOf, inject } from '#core/tests/client.ts';
import { openDatabaseProxy, type DatabaseProxy } from '#core/tests/database-proxy.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { reindex } from '#features/directory/search/domain/index-endpoints.ts';
import { create } from '#features/operations/api-keys/domain/endpoints.ts';
import { nodeRegisterService } from './node-register.ts';

const proxies: DatabaseProxy[] = [];
const server = await openTestServer({
  demonstration: true,
  environment: { CALL_LIMITS: 'on' },
  through: async (url) => {
    const proxy = await openDatabaseProxy(url);
    proxies.push(proxy);
    return proxy.url;
  },
});
const { pool } = server.database;
const person = await server.signIn('foundry@outrider.example');
const { secret } = await person.ask(create, {
  body: { name: 'Counted', scopes: ['projects:read'], corporationId: null, expiresAt: null },
});

type Ask = (app: FastifyInstance) => Promise<{ readonly status: number }>;
/** Calls a minute that an address may make for the description of the API. */
const describing = 120;
const askFrom =
  (remoteAddress: string): Ask =>
  (app) =>
    inject(app, { method: 'GET', url: '/api/openapi.json', remoteAddress });
const cases: readonly (readonly [what: string, name: string, calls: number, ask: Ask])[] = [
  [
    'a person',
    'heavy by person',
    limits.callsPerPerson.heavy.calls,
    (app) => clientOf(app, { authorization: `Bearer ${person.token}` }).try(reindex, {}),
  ],
  [
    'an API key',
    'call by key',
    serverLimits.callsPerApiKey.calls,
    // Without the scope: refused early, and counted.
    (app) => clientOf(app, { authorization: `Bearer ${secret}` }).send('GET', '/opportunities'),
  ],
  ['an address', 'GET /api/openapi.json', describing, askFrom('192.0.2.1')],
];
const countsOf = async (name: string) => {
  const { rows } = await pool.query<{ points: number }>(
    'select points from call_counts where starts_with(key, $1)',
    [name],
  );
  return rows.map(({ points }) => points);
};

// No window ends meanwhile.
vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

test('A node that is alone writes nothing', async () => {
  for (const [, , , ask] of cases) expect((await ask(server.app)).status).not.toBe(429);
  expect(await countsOf('')).toEqual([]);
});

describe('Two nodes', () => {
  const apps = [server.app];
  beforeAll(async () => {
    const { app, services } = await server.openNode();
    apps.push(app);
    for (const node of [server.services, services]) await node.get(nodeRegisterService).beat();
  });
  afterAll(() => apps.at(-1)?.close());

  test.each(cases)('allow %s together what one allows', async (_, name, calls, ask) => {
    expect((await ask(server.app)).status).not.toBe(429);
    await pool.query('update call_counts set points = $1 where starts_with(key, $2)', [
      calls - 3,
      name,
    ]);
    const statuses: number[] = [];
    for (const app of [...apps, ...apps, ...apps]) statuses.push((await ask(app)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect(statuses.indexOf(429)).toBe(3);
    // One was refused by the database; after that no node asked it.
    expect(await countsOf(name)).toEqual([calls + 1]);
  });

  test('count together what is done, and what is refused gives its place back', async () => {
    const openLimiter = limitersOf({ pool, tableName: 'call_counts', hasOthers: () => true });
    const browsers = 3;
    const done = endpoint({
      method: 'POST',
      path: '/public/things',
      summary: 'Adds.',
      may: 'anyone',
      donePerHour: { browser: browsers, address: 100 },
      answer: null,
    });
    const countings = [openDoneLimit(done, openLimiter), openDoneLimit(done, openLimiter)];
    const browser = randomBytes(16).toString('base64url');
    const request = {
      ip: '192.0.2.1',
      headers: { cookie: `outrider.form=${browser}` },
    } as FastifyRequest;
    const actTimes = async (times: number, act: () => Promise<string>) => {
      const acts = Array.from({ length: times }, (_, nth) => countings[nth % 2]?.(request, act));
      return Promise.all(
        acts.map((one) => one?.catch((error: unknown) => (error as Refused).code)),
      );
    };
    await actTimes(2 * browsers, () => Promise.reject(refused(refusals.notFound)));
    const outcomes = await actTimes(browsers + 2, async () => 'done');
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(browsers);
    expect(outcomes.filter((outcome) => outcome === 'tooMany')).toHaveLength(2);
  });

  test('answer without their database, and count in memory then', async () => {
    const ask = askFrom('192.0.2.2');
    for (const proxy of proxies) await proxy.become('cut');
    const statuses: number[] = [];
    for (let call = 0; call <= describing; call += 1) statuses.push((await ask(server.app)).status);
    expect(statuses).toEqual([...Array.from({ length: describing }, () => 200), 429]);
    for (const proxy of proxies) await proxy.become('there');
  });
});
