import { randomInt, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { endpointsOfContract } from '#core/tests/contract.ts';
import { refusalCodes } from '#core/tests/refusal-codes.ts';
import { inject, type Reply } from '#core/tests/client.ts';
import { expectations } from '#core/tests/expectations.ts';
import { malformedCall, type ValidCall } from '#core/tests/malformed-calls.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { indexSomeCompanies } from '#features/directory/search/tests/indexed-companies.ts';
import { openFixture } from '#core/tests/fixture.ts';
import { drawRuns } from '#core/tests/rotation.ts';

const server = await openTestServer({ demonstration: true });
await indexSomeCompanies(server);
const fixture = await openFixture(server);
const calls = drawRuns(2000);

/** Internals that no response may contain: paths, libraries, SQL. */
const inner =
  /node_modules|\/work\/|file:\/\/|\.ts:\d|\bat \w+ \(|FST_ERR|drizzle|\bselect\b.*\bfrom\b|insert into|SQLSTATE|violates|syntax error|RangeError|TypeError|better.?auth/iu;

const isField = (field: unknown) => /^(params|query|body)/u.test(String(field));
const isReason = (problem: unknown) => problem !== 'Invalid input' && /\S/u.test(String(problem));

/** The faults of a response; empty when it is as every response must be. */
function problemsOf(reply: Reply): string[] {
  const wrong: string[] = [];
  if (reply.status >= 500) wrong.push('a fault');
  if (reply.status < 400) return wrong;
  if (inner.test(reply.text)) wrong.push('tells of what is inside');
  if (!String(reply.headers['content-type']).startsWith('application/json')) wrong.push('not JSON');
  const { error, code, details } = (reply.body ?? {}) as Record<string, unknown>;
  if (typeof error !== 'string' || !/^[A-Z“].{5}/su.test(error)) wrong.push('no sentence');
  if (!refusalCodes.includes(String(code))) wrong.push('a code nobody knows');
  if (code === 'invalid' && Array.isArray(details)) {
    for (const { field, problem } of details) {
      if (!isField(field) || !isReason(problem)) wrong.push(`${field}: ${problem}`);
    }
  }
  return wrong;
}

/** Sends a request, from its own address, and returns the faults of the response. */
async function problemsWith(options: InjectOptions, authorization: string): Promise<string[]> {
  const reply = await inject(server.app, {
    ...options,
    headers: { authorization, ...options.headers },
    remoteAddress: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  });
  const wrong = problemsOf(reply);
  return wrong.length === 0 ? [] : [`${reply.status} ${reply.text.slice(0, 300)}`, ...wrong];
}

const resources = fixture.resources('owner', 'own');
/** With all optional fields, so that each is mutated too. */
const fullBodies: Record<string, object> = {
  'opportunities.create': {
    introduction: 'a',
    businessNeed: 'b',
    callToAction: 'c',
    focusAreas: 'd',
    url: 'https://skf.example',
    categories: ['a', 'b'],
    cycleStartDate: '2030-01-01T00:00:00Z',
    cycleEndDate: '2030-06-01T00:00:00Z',
    reward: { amount: 1, currency: 'EUR' },
  },
  'imports.settle': {
    format: {
      kind: 'csv',
      encoding: 'utf-8',
      delimiter: ';',
      quote: '"',
      escape: 'doubled',
      sheet: 'a',
      sheets: ['a', 'b'],
      dateOrders: { a: 'day first' },
    },
    mapping: { a: 'name', b: null },
  },
};
const sound: ValidCall[] = [
  ...endpointsOfContract
    .map(({ name, endpoint }) => ({
      method: endpoint.method,
      path: endpoint.path,
      params: {},
      query: {},
      body: undefined,
      ...expectations[name]?.input?.(resources),
      queryNames: Object.keys(endpoint.query?.shape ?? {}),
    }))
    .map((call, index) => {
      const more = fullBodies[endpointsOfContract[index]?.name ?? ''];
      return more ? { ...call, body: { ...(call.body as object), ...more } } : call;
    }),
  ...(['/auth/sign-in/email', '/auth/sign-out'] as const).map((path) => ({
    method: 'POST' as const,
    path,
    params: {},
    query: {},
    queryNames: ['callbackURL'],
    body: { email: 'owner@skf.example', password: 'wrong password', rememberMe: true },
  })),
  ...(['/auth/get-session', '/auth/jwks', '/auth/sign-up/email', '/nowhere'] as const).map(
    (path) => ({
      method: 'GET' as const,
      path,
      params: {},
      query: {},
      queryNames: ['disableCookieCache'],
      body: undefined,
    }),
  ),
];

describe('mutated requests', () => {
  test(`${calls} mutated requests each get the shape of a problem, never a fault`, async () => {
    const { token } = fixture.people.superuser;
    // The more fields an endpoint has, the more often it is mutated.
    const weighted = sound.map((call) => ({
      arbitrary: malformedCall(call),
      weight:
        1 +
        call.queryNames.length +
        Math.round(JSON.stringify([call.params, call.body]).length / 8),
    }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(...weighted), async (options) => {
        expect(await problemsWith(options, `Bearer ${token}`)).toEqual([]);
      }),
      { numRuns: calls, endOnFailure: true },
    );
  });

  test('leave the product working as before', async () => {
    for (const person of Object.values(fixture.people)) {
      expect((await person.send('GET', '/opportunities', { query: { limit: 100 } })).status).toBe(
        200,
      );
      expect((await person.send('GET', '/projects', { query: { limit: 100 } })).status).toBe(200);
    }
    expect((await server.anonymous.send('GET', '/ready')).status).toBe(200);
    expect(({} as Record<string, unknown>).isActive).toBeUndefined();
    const { rows } = await server.database.pool.query(`select id from opportunities
      where strpos(name, chr(65533)) > 0 or not is_active or created_at < '2000-01-01'`);
    expect(rows).toEqual([]);
  });
});

describe('a problem has the field and the reason', () => {
  const owner = fixture.people.owner;
  const post = (body: unknown) => owner.send('POST', '/opportunities', { body });
  const { corporationId, cycleId } = resources;

  test.each([
    [{ cycleId, name: 'x' }, 'body.corporationId', /is missing/u],
    [{ corporationId, cycleId, name: '' }, 'body.name', /must not be empty/u],
    [
      { corporationId, cycleId, name: 'x', url: 'javascript:x' },
      'body.url',
      /address of a website/u,
    ],
    [{ corporationId, cycleId, name: 'x\u0000' }, 'body.name', /cannot be stored/u],
    [
      { corporationId, cycleId, name: 'x', reward: { amount: 1 } },
      'body.reward.currency',
      /is missing/u,
    ],
    [
      { corporationId, cycleId, name: 'x', categories: ['a', ''] },
      'body.categories.1',
      /must not be empty/u,
    ],
    [{ corporationId: 'all', cycleId, name: 'x' }, 'body.corporationId', /not the id of/u],
  ])('%j', async (body, field, problem) => {
    const reply = await post(body);
    expect(reply.status).toBe(400);
    const { code, error, details } = reply.body as {
      code: string;
      error: string;
      details: unknown;
    };
    expect(code).toBe('invalid');
    expect(error).toContain(field);
    expect(details).toEqual([{ field, problem: expect.stringMatching(problem) }]);
  });

  test.each([
    ['', 'malformed', 400, /empty/u],
    ['{"name":', 'malformed', 400, /not JSON/u],
    [Buffer.from([0x22, 0xff, 0x22]), 'malformed', 400, /not UTF-8/u],
    ['['.repeat(100_000) + ']'.repeat(100_000), 'malformed', 400, /nested too deep/u],
    ['{"__proto__":{}}', 'malformed', 400, /not JSON/u],
    [`"${'x'.repeat(1024 * 1024)}"`, 'tooLarge', 413, /too large/u],
  ])('a body that cannot be parsed', async (payload, code, status, sentence) => {
    const reply = await inject(server.app, {
      method: 'POST',
      url: '/api/opportunities',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      payload,
    });
    expect(reply).toMatchObject({ status, body: { code, error: expect.stringMatching(sentence) } });
  });

  test('a body of another content type is not parsed as JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const reply = await inject(server.app, {
        method: 'POST',
        url: '/api/opportunities',
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': type },
        payload: JSON.stringify({ corporationId, cycleId, name: randomUUID() }),
      });
      expect(reply).toMatchObject({ status: 415, body: { code: 'unsupportedType' } });
    }
  });

  test.each(['/api/%', '/api/opportunities/%ff', '/api/opportunities/%E0%A4%A', '/%c0%80'])(
    'the URL %s is refused as malformed',
    async (url) => {
      const reply = await inject(server.app, { method: 'GET', url });
      expect(reply).toMatchObject({ status: 400, body: { code: 'malformed' } });
    },
  );
});
