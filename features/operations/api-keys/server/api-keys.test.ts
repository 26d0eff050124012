import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { apiKeyScopes, type ApiKeyScope } from '#core/domain/authorization/api-key-scope.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { endpointsOfContract } from '#core/tests/contract.ts';
import { clientOf } from '#core/tests/client.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as corporationEndpoints from '#core/domain/identity/corporation-endpoints.ts';
import { create, list, revoke } from '#features/operations/api-keys/domain/endpoints.ts';
import * as opportunityEndpoints from '#features/cases/opportunities/domain/endpoints.ts';
import * as projectEndpoints from '#features/portfolio/projects/domain/endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const champion = await server.signIn('champion@skf.example');

async function corporationId(slug: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from corporations where slug = $1', [
    slug,
  ]);
  return rows[0]?.id ?? '';
}
const skf = await corporationId('skf');
const norrland = await corporationId('norrland-steel');

const draft = (name: string, scopes: ApiKeyScope[], of: string | null = skf) => ({
  name,
  scopes,
  corporationId: of,
  expiresAt: null,
});

async function keyOf(scopes: ApiKeyScope[], of: string | null = skf) {
  const made = await foundry.ask(create, { body: draft('Test', scopes, of) });
  const authorization = `Bearer ${made.secret}`;
  return { ...made, client: clientOf(server.app, { authorization }) };
}

describe('a key', () => {
  test('is shown once and stored as a hash', async () => {
    const { key, secret } = await champion.ask(create, { body: draft('Once', ['projects:read']) });
    expect(secret).toMatch(/^outrider_[\w-]{43}$/u);
    expect(secret.startsWith(key.start)).toBe(true);
    expect(key).toMatchObject({ name: 'Once', lastUsedAt: null, corporation: { id: skf } });
    for (const table of ['api_keys', 'idempotency_keys', 'audit_entries']) {
      const { rows } = await pool.query<{ all: string }>(
        `select coalesce(string_agg(t::text, ' '), '') as all from ${table} t`,
      );
      expect(rows[0]?.all).not.toContain(secret);
    }
    expect(JSON.stringify(await champion.ask(list))).not.toContain(secret);
  });

  test('that is asked for again is not made twice, and its secret not kept', async () => {
    const headers = { 'idempotency-key': 'the-same-key' };
    const body = draft('Twice', ['projects:read']);
    const first = await champion.send('POST', '/api-keys', { body, headers });
    const again = await champion.send('POST', '/api-keys', { body, headers });
    expect([first.status, again.status]).toEqual([200, 409]);
    expect(again.body).toMatchObject({ code: 'apiKey.shownOnce' });
    const named = (await champion.ask(list)).filter(({ name }) => name === 'Twice');
    expect(named).toHaveLength(1);
  });

  test('reads what its corporation may see, and nothing else', async () => {
    const { client } = await keyOf(['opportunities:read', 'projects:read']);
    const { data } = await client.ask(opportunityEndpoints.list, { query: { limit: '100' } });
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map((one) => one.corporationId))).toEqual(new Set([skf]));
    const member = await server.signIn('member@norrland.example');
    const [theirs] = (await member.ask(opportunityEndpoints.list, { query: {} })).data;
    const params = { id: theirs?.id ?? '' };
    expect((await client.try(opportunityEndpoints.get, { params })).status).toBe(404);
    const { data: projects } = await client.ask(projectEndpoints.list, { query: {} });
    expect(new Set(projects.map(({ corporation }) => corporation.id))).toEqual(new Set([skf]));
    expect(await client.ask(corporationEndpoints.list)).toMatchObject([{ id: skf }]);
  });

  test('of the foundry reads every corporation', async () => {
    const { client } = await keyOf(['projects:read'], null);
    const { data } = await client.ask(projectEndpoints.list, { query: { limit: '100' } });
    expect(new Set(data.map(({ corporation }) => corporation.id)).size).toBeGreaterThan(1);
  });

  test('without the scope is refused', async () => {
    const { client } = await keyOf(['projects:read']);
    const reply = await client.try(opportunityEndpoints.list, { query: {} });
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ code: 'apiKey.scope' });
  });

  test('with every scope reaches no endpoint that names none', async () => {
    const { client } = await keyOf([...apiKeyScopes], null);
    const others = endpointsOfContract.filter(
      ({ endpoint: { may, scope } }) => may !== 'anyone' && scope === undefined,
    );
    expect(others.length).toBeGreaterThan(50);
    for (const { name, endpoint } of others) {
      const path = endpoint.path.replace(/\{\w+\}/gu, skf);
      const { status } = await client.send(endpoint.method, path);
      // Uploads, streams and tokens know tokens of people only.
      expect([401, 403], name).toContain(status);
    }
  });

  test('notes when it was used', async () => {
    const { key, client } = await keyOf(['projects:read']);
    await client.ask(projectEndpoints.figures, { query: {} });
    const match = (await foundry.ask(list)).find(({ id }) => id === key.id);
    expect(match?.lastUsedAt).not.toBeNull();
  });

  test('is dead at once when it is revoked, has expired, or never was', async () => {
    const { key, client } = await keyOf(['projects:read']);
    const statusOf = async () => (await client.try(projectEndpoints.list, { query: {} })).status;
    expect(await statusOf()).toBe(200);
    await pool.query(`update api_keys set expires_at = now() where id = $1`, [key.id]);
    expect(await statusOf()).toBe(401);
    await pool.query(`update api_keys set expires_at = null where id = $1`, [key.id]);
    expect(await statusOf()).toBe(200);
    await champion.ask(revoke, { params: { id: key.id } });
    expect(await statusOf()).toBe(401);
    const authorization = `Bearer outrider_${'a'.repeat(43)}`;
    const nobody = clientOf(server.app, { authorization });
    const reply = await nobody.try(projectEndpoints.list, { query: {} });
    expect([reply.status, reply.body]).toMatchObject([401, { code: 'apiKey.invalid' }]);
  });

  test('leaves its creation and its end in the history', async () => {
    const { key } = await keyOf(['projects:read']);
    await champion.ask(revoke, { params: { id: key.id } });
    const { rows } = await pool.query<{ kind: string }>(
      'select kind from audit_entries where subject_id = $1 order by at, id',
      [key.id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['apiKey.created', 'apiKey.revoked']);
  });
});

describe('who manages keys', () => {
  test('a Foundry Champion, of the own corporation only', async () => {
    const statusOf = async (of: string | null) =>
      (await champion.try(create, { body: draft('Whose', ['projects:read'], of) })).status;
    expect([await statusOf(skf), await statusOf(norrland), await statusOf(null)]).toEqual([
      200, 404, 403,
    ]);
    const seen = (await champion.ask(list)).map(({ corporation }) => corporation?.id);
    expect(new Set(seen)).toEqual(new Set([skf]));
    const { key } = await keyOf(['projects:read'], norrland);
    expect((await champion.try(revoke, { params: { id: key.id } })).status).toBe(404);
  });

  test('a Foundry Champion on a case of another corporation does not manage its keys', async () => {
    await pool.query(
      `insert into opportunity_team (opportunity_id, user_id, role)
        select o.id, u.id, 'Case Owner' from users u, opportunities o
        where u.email = 'champion@skf.example' and o.corporation_id = $1 limit 1`,
      [norrland],
    );
    const body = draft('Guest', ['projects:read'], norrland);
    expect((await champion.try(create, { body })).status).toBe(403);
  });

  test.each([
    ['a day in the past', { expiresAt: '2026-01-01T00:00:00Z' }, 'apiKey.past'],
    ['no scope', { scopes: [] }, 'invalid'],
    ['an unknown scope', { scopes: ['everything'] }, 'invalid'],
    ['no name', { name: '  ' }, 'invalid'],
  ])('%s is refused', async (_, change, code) => {
    const body = { ...draft('Bad', ['projects:read']), ...change };
    const reply = await champion.send('POST', '/api-keys', { body });
    expect([reply.status, reply.body]).toMatchObject([400, { code }]);
  });
});

test('calls by a key have a limit of their own', async () => {
  const limited = await openTestServer({
    demonstration: true,
    environment: { CALL_LIMITS: 'on' },
  });
  const person = await limited.signIn('foundry@outrider.example');
  const { secret } = await person.ask(create, { body: draft('Many', ['projects:read'], null) });
  const client = clientOf(limited.app, { authorization: `Bearer ${secret}` });
  // No time passes, after which further calls would be allowed.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { calls } = serverLimits.callsPerApiKey;
  const statuses: number[] = [];
  for (let call = 0; call < calls + 1; call += 1) {
    // Without the scope: refused early, and counted.
    statuses.push((await client.send('GET', '/opportunities')).status);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect((await person.try(projectEndpoints.figures, { query: {} })).status).toBe(200);
});
