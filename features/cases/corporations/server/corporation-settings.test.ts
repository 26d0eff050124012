import { Transformer } from '@napi-rs/image';
import { expect, test } from 'vitest';
import { list as corporationList } from '#core/domain/identity/corporation-endpoints.ts';
import { inject } from '#core/tests/client.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { photoFormWith } from '#core/tests/forms.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { corporationRefusals } from '#features/cases/corporations/domain/refusals.ts';
import * as settings from '#features/cases/corporations/domain/settings-endpoints.ts';
import type { StagesDraft } from '#features/cases/corporations/domain/settings.ts';
import { reservedSlugs } from '#features/cases/corporations/domain/slug.ts';
import { list as opportunityList } from '#features/cases/opportunities/domain/endpoints.ts';
import { corporation as publicPage } from '#features/cases/public-pages/domain/endpoints.ts';
import { list as radarList } from '#features/portfolio/radars/domain/endpoints.ts';
import { get as getSubmission, move } from '#features/cases/submissions/domain/endpoints.ts';
import { add } from '#features/cases/submissions/domain/draft-endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const { opportunityId } = await findDemoCase(server);

const { rows } = await pool.query<{ id: string }>(`select id from corporations where slug = 'skf'`);
const id = rows[0]?.id ?? '';
const params = { id };
const read = (of = id) => foundry.ask(settings.get, { params: { id: of } });

let made = 0;
const draft = (changes = {}) => {
  made += 1;
  const name = `Corporation ${made}`;
  return { name, slug: `corporation-${made}`, introduction: null, domains: [], ...changes };
};
const create = (changes = {}) => foundry.ask(settings.create, { body: draft(changes) });

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const history = async (of: string) => {
  const result = await pool.query<{ kind: string; details: object }>(
    `select kind, details from audit_entries where subject_id = $1 order by id`,
    [of],
  );
  return result.rows;
};

test('a corporation is created, changed, and each change recorded with before and after', async () => {
  const created = await create({ introduction: ' ', domains: ['Kvarn.Example'] });
  expect(created).toMatchObject({ introduction: null, domains: ['kvarn.example'], version: 1 });
  const { name, slug, version } = created;
  const body = { name, slug, introduction: 'Mills.', domains: [], version };
  const changed = await foundry.ask(settings.change, { params: { id: created.id }, body });
  expect(changed).toMatchObject({ introduction: 'Mills.', domains: [], version: 2 });
  const again = await foundry.try(settings.change, { params: { id: created.id }, body });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({ code: 'stale', details: { introduction: 'Mills.' } });
  expect(await history(created.id)).toMatchObject([
    { kind: 'corporation.created' },
    {
      kind: 'corporation.changed',
      details: {
        before: { introduction: null, domains: ['kvarn.example'] },
        after: { introduction: 'Mills.', domains: [] },
      },
    },
  ]);
});

test('no corporation has the address of a page of the product', async () => {
  for (const slug of reservedSlugs) {
    const reply = await foundry.try(settings.create, { body: draft({ slug }) });
    expect(codeOf(reply), slug).toBe('corporation.slugReserved');
  }
});

test.each(['', '-', 'a b', 'Größe', 'a/b', '../x', 'SKF', 'x'.repeat(61), '%2e', 'a_b'])(
  '“%s” is no slug',
  async (slug) => {
    expect((await foundry.try(settings.create, { body: draft({ slug }) })).status).toBe(400);
  },
);

test.each(['gmail.com', 'co.uk', 'github.io'])('%s would let everybody in', async (domain) => {
  const reply = await foundry.try(settings.create, { body: draft({ domains: [domain] }) });
  expect(codeOf(reply)).toBe('corporation.domainOpen');
});

test.each(['skf', '@skf.com', 'https://skf.com', 'skf.com/', '*.skf.com', '127.0.0.1', 'a..b'])(
  '“%s” is no domain',
  async (domain) => {
    const reply = await foundry.try(settings.create, { body: draft({ domains: [domain] }) });
    expect(reply.status).toBe(400);
  },
);

test('of two that claim one slug or one domain at once, one gets it', async () => {
  const [slug, domain] = ['wanted-by-two', 'wanted-by-two.example'];
  const bySlug = await Promise.all(
    [1, 2, 3].map(() => foundry.try(settings.create, { body: draft({ slug }) })),
  );
  expect(bySlug.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(bySlug.map(codeOf).filter(Boolean)).toEqual(Array(2).fill('corporation.slugTaken'));

  const all = await Promise.all([1, 2, 3].map(() => create()));
  const byDomain = await Promise.all(
    all.map(({ id: of, name, slug: own, version }) =>
      foundry.try(settings.change, {
        params: { id: of },
        body: { name, slug: own, introduction: null, domains: ['b.example', domain], version },
      }),
    ),
  );
  expect(byDomain.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(byDomain.map(codeOf).filter(Boolean)).toEqual(Array(2).fill('corporation.domainTaken'));
  const holders = await Promise.all(all.map(({ id: of }) => read(of)));
  expect(holders.filter(({ domains }) => domains.includes(domain))).toHaveLength(1);
});

test('the public page shows what was set, and other parts of igniteConfig stay', async () => {
  await pool.query(
    `update corporations set ignite_config = ignite_config || '{"own": {"a": null}}' where id = $1`,
    [id],
  );
  const { version } = await read();
  const questions = [{ text: 'Which norm?', kind: 'long' as const, isRequired: true }];
  const body = { igniteEnabled: true, headline: 'Turn with us', accent: null, questions, version };
  await foundry.ask(settings.setPublicPage, { params, body });
  const page = await server.anonymous.ask(publicPage, { params: { slug: 'skf' } });
  expect(page).toMatchObject({ headline: 'Turn with us', accent: null });
  const question = { ...questions[0], id: expect.any(String) };
  const stored = await pool.query(
    `select ignite_config as config from corporations where id = $1`,
    [id],
  );
  expect(stored.rows[0]).toEqual({
    config: { headline: 'Turn with us', questions: [question], own: { a: null } },
  });
});

const keep = async (): Promise<StagesDraft> => ({
  stages: (await read()).stages.map(({ submissions: _, ...stage }) => ({
    ...stage,
    from: stage.name,
  })),
  moves: [],
});
const setStages = async (body: StagesDraft) =>
  foundry.try(settings.setStages, { params, body: { ...body, version: (await read()).version } });
const stageOf = async (of: string) =>
  (await owner.ask(getSubmission, { params: { id: of } })).stage;
const addSubmission = async (stage: string): Promise<string> => {
  const { rows: submissions } = await pool.query<{ id: string }>(
    `insert into submissions (id, opportunity_id, title, company_name, pitch, stage, position, source)
     values (gen_random_uuid(), $1, 'One', 'Company', 'Pitch', $2, 1, 'staff') returning id`,
    [opportunityId, stage],
  );
  return submissions[0]?.id ?? '';
};

test('stages are renamed, swapped, added and removed, and their submissions go along', async () => {
  const [inPitch, inShortlist] = [await addSubmission('Pitch'), await addSubmission('Shortlist')];
  const swapped = await keep();
  const names: Record<string, string> = { Pitch: 'Shortlist', Shortlist: 'Pitch' };
  const renamed = swapped.stages.map((stage) => ({
    ...stage,
    name: names[stage.name] ?? stage.name,
  }));
  expect((await setStages({ ...swapped, stages: renamed })).status).toBe(200);
  expect(await stageOf(inPitch)).toBe('Shortlist');
  expect(await stageOf(inShortlist)).toBe('Pitch');

  const all = await keep();
  const without = all.stages.filter(({ name }) => name !== 'Pitch');
  const refused = await setStages({ ...all, stages: without });
  expect(codeOf(refused)).toBe('stage.needsTarget');
  const body = { stages: without, moves: [{ from: 'Pitch', to: 'Selected' }] };
  const declining = { stages: without, moves: [{ from: 'Pitch', to: 'Declined' }] };
  expect(codeOf(await setStages(declining))).toBe('stage.otherKind');
  const before = (await read()).stages;
  expect((await setStages(body)).status).toBe(200);
  const after = (await read()).stages;
  const total = (of: typeof after) => of.reduce((sum, { submissions }) => sum + submissions, 0);
  expect(total(after)).toBe(total(before));
  expect(await stageOf(inShortlist)).toBe('Selected');
  expect((await history(inShortlist)).at(-1)).toMatchObject({
    kind: 'submission.moved',
    details: { from: 'Pitch', to: 'Selected' },
  });

  const [first, ...others] = (await keep()).stages;
  const extra = { name: 'Pitch', from: null };
  const added = { stages: first ? [first, extra, ...others] : [], moves: [] };
  expect((await setStages(added)).status).toBe(200);
  expect((await read()).stages.map(({ name }) => name).slice(0, 2)).toEqual([first?.name, 'Pitch']);
});

test.each<[string, (all: StagesDraft['stages']) => StagesDraft['stages'], string]>([
  ['a name twice', (all) => [...all, { name: 'new', from: null }], 'stage.nameTwice'],
  ['no declining stage', (all) => all.filter(({ isRefusal }) => !isRefusal), 'stage.noRefusal'],
  ['a declining stage first', (all) => all.toReversed(), 'stage.firstRefuses'],
  ['an unknown one', (all) => [...all, { name: 'A', from: 'Nowhere' }], 'stage.gone'],
  [
    'another meaning',
    (all) => all.map((one, nth) => (nth === 1 ? { ...one, isRefusal: true } : one)),
    'stage.kindFixed',
  ],
])('%s is refused, and nothing changes', async (_what, change, code) => {
  await addSubmission((await read()).stages[1]?.name ?? '');
  const all = await keep();
  const before = await read();
  expect(codeOf(await setStages({ ...all, stages: change([...all.stages]) }))).toBe(code);
  expect(await read()).toEqual(before);
});

test('a stage removed while submissions move to it: none is left in a stage that is gone', async () => {
  for (let round = 0; round < 6; round += 1) {
    const name = `Round ${round}`;
    const all = await keep();
    const last = all.stages.length - 1;
    const withRound = all.stages.toSpliced(last, 0, { name, from: null });
    expect((await setStages({ ...all, stages: withRound })).status).toBe(200);
    const ids = await Promise.all(Array.from({ length: 6 }, () => addSubmission('New')));
    const now = await keep();
    const body = {
      stages: now.stages.filter((stage) => stage.name !== name),
      moves: [{ from: name, to: 'Selected' }],
    };
    const { version } = await read();
    const [removed, ...moved] = await Promise.all([
      foundry.try(settings.setStages, { params, body: { ...body, version } }),
      ...ids.map((one) => owner.try(move, { params: { id: one }, body: { stage: name } })),
      owner.try(add, {
        params: { id: opportunityId },
        body: { title: 'Two', companyName: 'Other', pitch: 'Pitch', stage: name } as never,
      }),
    ]);
    expect(removed?.status).toBe(200);
    for (const reply of moved.slice(0, ids.length)) {
      expect([200, 400, 404, 409]).toContain(reply.status);
    }
    const names = (await read()).stages.map((stage) => stage.name);
    const { rows: lost } = await pool.query(
      `select s.stage from submissions s join opportunities o on o.id = s.opportunity_id
       where o.corporation_id = $1 and not s.stage = any($2)`,
      [id, names],
    );
    expect(lost).toEqual([]);
    for (const [nth, one] of ids.entries()) {
      expect(await stageOf(one)).toBe(moved[nth]?.status === 200 ? 'Selected' : 'New');
    }
  }
});

test('a logo is made smaller, served at an address of its own, and removed', async () => {
  const pixels = Buffer.alloc(1024 * 256 * 4, 120);
  const png = await Transformer.fromRgbaPixels(pixels, 1024, 256).png();
  const send = (bytes: Buffer) =>
    foundry.send('PUT', `/corporations/${id}/logo`, { form: photoFormWith(bytes) });
  const first = (await send(png)).body as { logoUrl: string };
  const fetched = await server.app.inject({ method: 'GET', url: first.logoUrl });
  expect(fetched.statusCode).toBe(200);
  expect(fetched.headers['content-type']).toBe('image/webp');
  const { width, height } = await new Transformer(fetched.rawPayload).metadata();
  expect([width, height]).toEqual([512, 128]);
  const second = (await send(png)).body as { logoUrl: string };
  expect(second.logoUrl).not.toBe(first.logoUrl);
  expect((await inject(server.app, { method: 'GET', url: first.logoUrl })).status).toBe(404);
  const [seen] = await member.ask(corporationList);
  expect(seen?.logoUrl).toBe(second.logoUrl);
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  expect(codeOf(await send(script))).toBe('corporation.logo');
  expect(await foundry.ask(settings.removeLogo, { params })).toMatchObject({ logoUrl: null });
});

test('a cycle has milestones in order, and is deleted while it is empty', async () => {
  const { rows: cycles } = await pool.query<{ id: string; name: string }>(
    `select id, name from cycles where corporation_id = $1 order by end_date desc`,
    [id],
  );
  const [used] = cycles;
  const path = { id, cycleId: used?.id ?? '' };
  const milestones = [
    { name: 'Decision', date: '2031-05-01T00:00:00.000Z' },
    { name: 'Pitch day', date: '2031-03-01T00:00:00.000Z' },
  ];
  const span = { startDate: '2031-01-01T00:00:00.000Z', endDate: '2031-06-01T00:00:00.000Z' };
  const body = { name: used?.name ?? '', ...span, milestones };
  const changed = await owner.ask(settings.changeCycle, { params: path, body });
  expect(changed.milestones).toEqual(milestones.toReversed());
  const late = [{ name: 'Late', date: '2032-01-01T00:00:00.000Z' }];
  const outside = { ...body, milestones: late };
  expect((await owner.try(settings.changeCycle, { params: path, body: outside })).status).toBe(400);
  const taken = { ...body, name: cycles[1]?.name ?? '' };
  expect(codeOf(await owner.try(settings.changeCycle, { params: path, body: taken }))).toBe(
    'cycle.nameTaken',
  );
  expect(codeOf(await owner.try(settings.removeCycle, { params: path }))).toBe('cycle.used');
});

test('a deleted corporation is out of sight for everybody, and comes back whole', async () => {
  const before = await owner.ask(opportunityList, { query: {} });
  const foundrySees = async () =>
    (await foundry.ask(opportunityList, { query: { corporationId: id } })).data.length;
  const all = await foundrySees();
  await server.database.pool.query(
    `insert into corporation_domains (domain, corporation_id) values ('also-skf.example', $1)`,
    [id],
  );
  const listed = await foundry.ask(settings.deletion, { params });
  expect(listed).toMatchObject({
    domains: ['also-skf.example', 'skf.example'],
    slug: 'skf',
    hasPublicPage: true,
  });
  expect(listed.opportunities).toBeGreaterThan(0);
  expect(listed.submissions).toBeGreaterThan(0);

  const { version } = await read();
  await foundry.ask(settings.remove, { params, query: { version: String(version) } as never });
  await expect.poll(() => owner.ask(corporationList)).toEqual([]);
  expect((await owner.ask(opportunityList, { query: {} })).data).toEqual([]);
  expect(await foundrySees()).toBe(0);
  expect((await foundry.ask(corporationList)).some((one) => one.id === id)).toBe(false);
  expect((await server.anonymous.try(publicPage, { params: { slug: 'skf' } })).status).toBe(404);
  const changing = { igniteEnabled: false, headline: null, accent: null, questions: [] };
  const refused = await foundry.try(settings.setPublicPage, {
    params,
    body: { ...changing, version: version + 1 },
  });
  expect(codeOf(refused)).toBe('corporation.deleted');
  expect(corporationRefusals['corporation.deleted'].status).toBe(409);
  const radarsSeen = async (person = foundry) =>
    (await person.ask(radarList, { query: {} })).data.filter((one) => one.corporation.id === id);
  for (const person of [owner, foundry]) expect(await radarsSeen(person)).toEqual([]);
  const other = await create({ domains: ['skf.example'] });
  expect(other.domains).toEqual(['skf.example']);

  const restored = await foundry.ask(settings.restore, { params });
  expect(restored).toMatchObject({ isActive: true, domains: ['also-skf.example'] });
  const again = await foundry.ask(settings.restore, { params });
  expect(again).toMatchObject({ isActive: true, domains: ['also-skf.example'] });
  expect(await radarsSeen()).not.toEqual([]);
  const ownerSees = async () => (await owner.ask(opportunityList, { query: {} })).data;
  await expect.poll(ownerSees).toEqual(before.data);
  expect(await foundrySees()).toBe(all);
  expect((await history(id)).map(({ kind }) => kind).slice(-2)).toEqual([
    'corporation.deleted',
    'corporation.restored',
  ]);
});
