import { beforeAll, describe, expect, test } from 'vitest';
import { clientOf, type Client } from '#core/tests/client.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { create } from '#features/operations/api-keys/domain/endpoints.ts';
import { list } from '#features/portfolio/projects/domain/endpoints.ts';
import {
  errors,
  origin,
  setMasters,
  sources,
  sync,
  syncMany,
} from '#features/portfolio/projects/domain/external-project-endpoints.ts';
import {
  externalFields,
  type ExternalField,
} from '#features/portfolio/projects/domain/external-project.ts';
import { externalProjectLimits } from '#features/portfolio/projects/domain/external-project-limits.ts';
import { assertNotMastered, isPhaseMastered } from './external-masters.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const champion = await server.signIn('champion@skf.example');
const member = await server.signIn('member@skf.example');
const { rows: corporations } = await pool.query<{ slug: string; id: string }>(
  'select slug, id from corporations',
);
const idOf = (slug: string) => corporations.find((one) => one.slug === slug)?.id ?? '';
const skf = idOf('skf');
const norrland = idOf('norrland-steel');

async function keyOf(corporationId: string | null): Promise<Client> {
  const scopes = ['projects:write', 'projects:read'] as const;
  const body = { name: 'Jira', corporationId, scopes: [...scopes], expiresAt: null };
  const { secret } = await foundry.ask(create, { body });
  return clientOf(server.app, { authorization: `Bearer ${secret}` });
}

let key: Client;
let ofNorrland: Client;
beforeAll(async () => {
  key = await keyOf(skf);
  ofNorrland = await keyOf(norrland);
});

let numbers = 0;
const next = (prefix: string) => `${prefix} ${(numbers += 1)}`;
const may = '2027-05-12';
const june = '2027-06-03';
const sent = {
  name: 'Quiet rings',
  phase: 'Pilot',
  health: 'at risk',
  endDate: may,
  updatedAt: '2026-06-01T00:00:00Z',
};

const put = (source: string, externalId: string, body: object, by: Client = key) =>
  by.ask(sync, { params: { source, externalId }, body: { ...body } });
const tryPut = (source: string, externalId: string, body: object, by: Client = key) =>
  by.try(sync, { params: { source, externalId }, body: { ...body } });

interface Stored {
  readonly name: string;
  readonly phase: string;
  readonly end: string;
  readonly version: number;
}
async function stored(source: string): Promise<Stored[]> {
  const { rows } = await pool.query<Stored>(
    `select name, phase, to_char(end_date, 'YYYY-MM-DD') as "end", version
    from projects where source = $1 order by external_id`,
    [source],
  );
  return rows;
}

/** Everything that a synchronisation could write. */
async function footprint(): Promise<string> {
  const { rows } = await pool.query<{ all: string }>(
    `select (select string_agg(p::text, '' order by id) from projects p)
      || (select string_agg(e::text, '' order by project_id) from external_projects e)
      || (select count(*) from audit_entries) || (select count(*) from project_date_moves) as "all"`,
  );
  return rows[0]?.all ?? '';
}

async function masters(source: string, fields: readonly ExternalField[]): Promise<void> {
  const match = (await champion.ask(sources)).find((one) => one.source === source);
  await champion.ask(setMasters, {
    params: { id: match?.id ?? '' },
    body: { masters: [...fields] },
  });
}

describe('a project that is sent', () => {
  test('is created, with what we do not know of it kept', async () => {
    const source = next('Jira');
    const made = await put(source, 'P-1', { ...sent, risk: { score: 3 }, lead: 'Ann' });
    expect(made).toMatchObject({ externalId: 'P-1', result: 'created', problem: null });
    expect(await stored(source)).toEqual([
      { name: 'Quiet rings', phase: 'Pilot', end: may, version: 1 },
    ]);
    const id = made.projectId ?? '';
    expect(await member.ask(origin, { params: { id } })).toMatchObject({
      source,
      externalId: 'P-1',
      masters: [...externalFields],
      drift: [],
      errors: [],
      unknown: { risk: { score: 3 }, lead: 'Ann' },
    });
    const { data } = await member.ask(list, { query: { q: 'Quiet rings', limit: '100' } });
    expect(data.find((one) => one.id === id)).toMatchObject({ corporation: { id: skf } });
  });

  test('twice is the same as once', async () => {
    const source = next('Jira');
    await put(source, 'P-1', { ...sent, extra: { b: 1, a: [2] } });
    const before = await footprint();
    const again = await put(source, 'P-1', { ...sent, extra: { a: [2], b: 1 } });
    expect(again.result).toBe('unchanged');
    expect(await footprint()).toBe(before);
  });

  test('that is older changes nothing', async () => {
    const source = next('Jira');
    await put(source, 'P-1', sent);
    const before = await footprint();
    const older = { ...sent, name: 'Loud rings', updatedAt: '2026-05-31T23:59:59Z' };
    expect((await put(source, 'P-1', older)).result).toBe('outdated');
    expect(await footprint()).toBe(before);
  });

  test('that is newer changes what it says, and its moves of dates are kept', async () => {
    const source = next('Jira');
    const { projectId } = await put(source, 'P-1', sent);
    const newer = { updatedAt: '2026-06-02T00:00:00+02:00', endDate: june };
    expect((await put(source, 'P-1', newer)).result).toBe('updated');
    expect(await stored(source)).toEqual([
      { name: 'Quiet rings', phase: 'Pilot', end: june, version: 2 },
    ]);
    const { rows } = await pool.query(
      `select what, "from"::text, "to"::text, moved_by from project_date_moves where project_id = $1`,
      [projectId],
    );
    expect(rows).toEqual([{ what: 'end', from: may, to: june, moved_by: null }]);
    const { rows: history } = await pool.query<{ kind: string; details: object }>(
      'select kind, details from audit_entries where subject_id = $1 order by at, id',
      [projectId],
    );
    expect(history).toMatchObject([
      { kind: 'project.added', details: { source, apiKey: 'Jira' } },
      { kind: 'project.synchronised', details: { fields: ['endDate'] } },
    ]);
  });

  test('is of the corporation of the key, whatever another one has', async () => {
    const source = next('Jira');
    await put(source, 'P-1', sent);
    await put(source, 'P-1', { ...sent, name: 'Of Norrland' }, ofNorrland);
    expect((await stored(source)).map(({ name }) => name).toSorted()).toEqual([
      'Of Norrland',
      'Quiet rings',
    ]);
    const reply = await key.try(sync, {
      params: { source, externalId: 'P-2' },
      query: { corporationId: norrland },
      body: sent,
    });
    expect(reply.status).toBe(404);
    const ofFoundry = await keyOf(null);
    expect((await tryPut(source, 'P-3', sent, ofFoundry)).status).toBe(400);
    const query = { corporationId: norrland };
    const params = { source, externalId: 'P-3' };
    expect((await ofFoundry.ask(sync, { params, query, body: sent })).result).toBe('created');
  });
});

describe('a field that is ours', () => {
  test('stays, and its drift is shown: theirs 12 May, ours 3 June', async () => {
    const source = next('Jira');
    const { projectId } = await put(source, 'P-1', sent);
    const id = projectId ?? '';
    await masters(source, ['name', 'phase']);
    await pool.query(`update projects set end_date = '${june}T00:00:00Z' where id = $1`, [id]);
    const newer = { ...sent, name: 'Quieter rings', updatedAt: '2026-07-01T00:00:00Z' };
    await put(source, 'P-1', newer);
    expect(await stored(source)).toMatchObject([{ name: 'Quieter rings', end: june }]);
    const { drift } = (await member.ask(origin, { params: { id } })) ?? {};
    expect(drift).toEqual([
      {
        field: 'endDate',
        theirs: expect.stringMatching(/^2027-05-12/u),
        ours: expect.stringMatching(/^2027-06-03/u),
      },
    ]);
  });

  test('may be changed here; one that they maintain may not, and the system is named', async () => {
    const source = next('Jira');
    const { projectId } = await put(source, 'P-1', sent);
    const id = projectId ?? '';
    await masters(source, ['name', 'phase']);
    await assertNotMastered(db, id, ['endDate', 'health']);
    await expect(assertNotMastered(db, id, ['endDate', 'phase'])).rejects.toMatchObject({
      status: 409,
      code: 'project.mastered',
      message: `Phase: maintained in ${source}. Change it there.`,
    });
    expect(await isPhaseMastered(db, id)).toBe(true);
    await masters(source, ['name']);
    expect(await isPhaseMastered(db, id)).toBe(false);
  });

  test('is taken over again once they maintain it', async () => {
    const source = next('Jira');
    await put(source, 'P-1', sent);
    await pool.query(`update projects set phase = 'Rollout' where source = $1`, [source]);
    expect((await put(source, 'P-1', sent)).result).toBe('updated');
    expect(await stored(source)).toMatchObject([{ phase: 'Pilot' }]);
  });
});

describe('many at once', () => {
  test('have a result each, and one that is wrong stops no other', async () => {
    const source = next('Jira');
    await put(source, 'known', sent);
    const items = [
      { ...sent, externalId: 'a' },
      { ...sent, externalId: 'b', phase: 'Dreaming' },
      { externalId: 'c', updatedAt: sent.updatedAt },
      'nothing',
      { ...sent, externalId: 'known' },
      { ...sent, externalId: 'a', name: 'Newer', updatedAt: '2026-06-09T00:00:00Z' },
      { ...sent, externalId: 'big', extra: 'x'.repeat(externalProjectLimits.unknownCharacters) },
      { ...sent, externalId: 'nul', extra: 'a\u0000b' },
    ];
    const { results } = await key.ask(syncMany, { params: { source }, body: { items } });
    expect(results.map(({ externalId, result }) => [externalId, result])).toEqual([
      ['a', 'created'],
      ['b', 'failed'],
      ['c', 'failed'],
      [null, 'failed'],
      ['known', 'unchanged'],
      ['a', 'updated'],
      ['big', 'failed'],
      ['nul', 'failed'],
    ]);
    expect(results[1]?.problem).toMatch(/^Phase: /u);
    expect((await stored(source)).map(({ name }) => name)).toEqual(['Newer', 'Quiet rings']);
    const before = await footprint();
    const again = await key.ask(syncMany, { params: { source }, body: { items } });
    expect(again.results.map(({ result }) => result).slice(4, 6)).toEqual([
      'unchanged',
      'unchanged',
    ]);
    expect(await footprint()).toBe(before);
  });

  test('from two calls at the same time are there once', async () => {
    const source = next('Jira');
    const items = Array.from({ length: 50 }, (_, at) => ({ ...sent, externalId: `P-${at}` }));
    const calls = await Promise.all(
      [1, 2, 3].map(() => key.try(syncMany, { params: { source }, body: { items } })),
    );
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored(source)).toHaveLength(50);
  });

  test('are at most 500, and at least one', async () => {
    const params = { source: next('Jira') };
    for (const count of [0, externalProjectLimits.projectsAtOnce + 1]) {
      const items = Array.from({ length: count }, () => ({}));
      expect((await key.try(syncMany, { params, body: { items } })).status).toBe(400);
    }
  });
});

describe('what could not be synchronised', () => {
  test('is kept, the last 100 of a source, for those who integrate', async () => {
    const source = next('Jira');
    const most = externalProjectLimits.syncErrorsKept;
    const items = Array.from({ length: most + 20 }, (_, at) => ({ externalId: `P-${at}` }));
    await key.ask(syncMany, { params: { source }, body: { items } });
    const seen = (await champion.ask(errors)).filter((one) => one.source === source);
    expect(seen).toHaveLength(most);
    expect(seen[0]).toMatchObject({ externalId: `P-${most + 19}`, corporation: { id: skf } });
    expect(seen[0]?.problem).toMatch(/^Updated at: /u);
    expect((await member.try(errors)).status).toBe(403);
  });

  test('of a single call is answered and kept, too', async () => {
    const source = next('Jira');
    const reply = await tryPut(source, 'P-1', { ...sent, health: 'fine' });
    expect([reply.status, reply.body]).toMatchObject([400, { code: 'project.notSynced' }]);
    await expect
      .poll(async () => (await champion.ask(errors)).filter((one) => one.source === source))
      .toMatchObject([{ externalId: 'P-1', problem: expect.stringMatching(/^Health: /u) }]);
    expect((await champion.ask(sources)).find((one) => one.source === source)).toMatchObject({
      projects: 0,
      errors: 1,
    });
  });

  test('another corporation sees neither sources nor errors', async () => {
    await ofNorrland.ask(syncMany, { params: { source: 'Theirs' }, body: { items: [{}] } });
    const seen = await champion.ask(sources);
    expect(seen.every(({ corporation }) => corporation.id === skf)).toBe(true);
    expect((await champion.ask(errors)).some(({ source }) => source === 'Theirs')).toBe(false);
    const theirs = (await foundry.ask(sources)).find(({ source }) => source === 'Theirs');
    const reply = await champion.try(setMasters, {
      params: { id: theirs?.id ?? '' },
      body: { masters: [] },
    });
    expect(reply.status).toBe(404);
  });
});

test('a project that was deleted here does not come back', async () => {
  const source = next('Jira');
  await put(source, 'P-1', sent);
  await pool.query('update projects set is_active = false where source = $1', [source]);
  const newer = { ...sent, updatedAt: '2026-08-01T00:00:00Z' };
  const reply = await tryPut(source, 'P-1', newer);
  expect(reply.status).toBe(400);
  expect(reply.text).toContain('It was deleted in Outrider.');
});

test('a person without the right does not synchronise', async () => {
  const params = { source: 'Jira', externalId: 'P-1' };
  expect((await member.try(sync, { params, body: sent })).status).toBe(403);
  expect((await champion.try(sync, { params, body: sent })).status).toBe(200);
});
