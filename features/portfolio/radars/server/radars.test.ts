import { expect, test } from 'vitest';
import * as blips from '#features/portfolio/radars/domain/blip-endpoints.ts';
import * as radars from '#features/portfolio/radars/domain/endpoints.ts';
import {
  areas,
  beginEdition,
  makeRadar,
  publish,
} from '#features/portfolio/radars/tests/made-radar.ts';
import { drawRuns } from '#core/tests/rotation.ts';
import { statementsOf } from '#core/tests/statements-of.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const foundry = await server.signIn('foundry@outrider.example');
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');

const idOf = async (query: string) =>
  (await server.database.pool.query<{ id: string }>(query)).rows[0]?.id ?? '';
const skf = await idOf(`select id from corporations where slug = 'skf'`);
const memberId = await idOf(`select id from users where email = 'member@skf.example'`);
const norrlandId = await idOf(`select id from users where email = 'member@norrland.example'`);
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;

const make = (who = owner, names?: readonly string[]) => makeRadar(who, skf, names);
const begin = (id: string, name: string) => beginEdition(owner, id, name);

test('a blip that was left out for an edition is not new when it comes back', async () => {
  const { radar, at, added } = await make();
  const [alpha, beta] = added.map(({ id }) => id);
  const first = await publish(owner, at);
  expect(first.blips.map(({ movement }) => movement)).toEqual(['new', 'new']);
  expect(Object.keys(first.layout?.slots ?? {})).toHaveLength(2);

  const second = await begin(radar.id, 'Second');
  await owner.ask(blips.remove, { params: { ...second.at, blipId: beta ?? '' } });
  const published = await publish(owner, second.at);
  expect(published.removed).toMatchObject([{ id: beta, name: 'Beta' }]);
  expect(published.blips).toMatchObject([{ id: alpha, movement: 'none', number: 1 }]);
  expect(published.layout?.slots[alpha ?? '']).toEqual(first.layout?.slots[alpha ?? '']);

  const third = await begin(radar.id, 'Third');
  await server.database.pool.query(
    `insert into radar_entries (edition_id, blip_id, name, quadrant_id, ring_id)
     values ($1, $2, 'Beta', 'tools', 'use')`,
    [third.at.editionId, beta],
  );
  const { blips: entries } = await owner.ask(radars.edition, { params: third.at });
  expect(entries.find(({ id }) => id === beta)).toMatchObject({
    movement: 'in',
    derivedMovement: 'in',
    lastRing: { editionId: at.editionId, name: 'Try' },
  });
});

test('one radar and many are listed with as many queries', async () => {
  const names = ['Alpha', 'Beta', 'Gamma'];
  const { at } = await make(owner, names);
  await publish(owner, at);
  for (let nth = 0; nth < 3; nth += 1) await make(owner, names);
  const listing = async (who: typeof owner, limit: string) => {
    let listed = 0;
    const statements = await statementsOf(server.database.pool, async () => {
      listed = (await who.ask(radars.list, { query: { limit } })).data.length;
    });
    return { listed, statements: statements.length };
  };
  for (const who of [owner, foundry]) {
    // The first call of a person reads who they are.
    await listing(who, '1');
    const few = await listing(who, '1');
    const many = await listing(who, '50');
    expect([few.listed, many.listed > 4]).toEqual([1, true]);
    expect(many.statements).toBe(few.statements);
  }
});

test('drafts are seen by who may edit, what is on the web by everybody, the rest by nobody else', async () => {
  const { radar, at, added } = await make();
  const { id } = radar;
  expect((await member.try(radars.edition, { params: at })).status).toBe(404);
  expect((await norrland.try(radars.get, { params: { id } })).status).toBe(404);
  const early = await foundry.try(radars.publish, { params: { id }, body: { isPublic: true } });
  expect([early.status, code(early)]).toEqual([409, 'radar.nothingPublished']);
  const [blip] = added;
  const about = { params: { ...at, blipId: blip?.id ?? '' } };
  await owner.ask(blips.change, {
    ...about,
    body: { version: 1, ownerId: memberId, reason: 'Not for others', description: 'For all' },
  });
  await publish(owner, at);
  expect(
    (await member.try(radars.publish, { params: { id }, body: { isPublic: true } })).status,
  ).toBe(403);
  const page = await owner.ask(radars.publish, { params: { id }, body: { isPublic: true } });
  expect(page.publicPath).toBe(`/c/skf/radars/${id}`);

  const next = await begin(id, 'Next, secret');
  const other = await norrland.ask(radars.get, { params: { id } });
  expect(other).toMatchObject({ isOwn: false, mayEdit: false, editors: [], editionCount: 1 });
  expect((await norrland.try(radars.edition, { params: next.at })).status).toBe(404);
  const read = await norrland.ask(radars.edition, { params: at });
  expect(read.blips.find(({ name }) => name === 'Alpha')).toMatchObject({
    owner: null,
    reason: null,
    description: 'For all',
  });
  const comments = await norrland.try(blips.comments, { params: { id, blipId: blip?.id ?? '' } });
  expect(comments.status).toBe(403);
  const params = { slug: 'skf', id };
  const web = await server.anonymous.try(radars.onTheWeb, { params });
  expect(web.status).toBe(200);
  expect(web.text).not.toMatch(/Not for others|Next, secret|owner/u);
  const listed = async () =>
    (await server.anonymous.ask(radars.listOnTheWeb, {})).map((one) => one.id).includes(id);
  expect(await listed()).toBe(true);
  const elsewhere = { slug: 'norrland-steel', id };
  expect((await server.anonymous.try(radars.onTheWeb, { params: elsewhere })).status).toBe(404);
  await owner.ask(radars.publish, { params: { id }, body: { isPublic: false } });
  expect((await server.anonymous.try(radars.onTheWeb, { params })).status).toBe(404);
  expect(await listed()).toBe(false);
});

test('the people named on a radar edit it, as long as they are of its corporation', async () => {
  const { radar, at } = await make();
  const body = { name: 'Gamma', quadrantId: 'skills', ringId: 'use' };
  expect((await member.try(blips.add, { params: at, body })).status).toBe(403);
  const editorIds = [...radar.editors.map(({ id }) => id), memberId];
  const put = (ids: string[]) =>
    owner.try(radars.update, {
      params: { id: radar.id },
      body: { version: radar.version, editorIds: ids },
    });
  expect(code(await put([norrlandId]))).toBe('radar.noSuchPerson');
  expect((await put(editorIds)).status).toBe(200);
  expect((await member.try(blips.add, { params: at, body })).status).toBe(200);
  expect(code(await put([memberId]))).toBe('stale');
});

test('a move in an edition that was published meanwhile is refused, and kept as one proposal', async () => {
  const { radar, at, added } = await make();
  await publish(owner, at);
  const [blip] = added;
  const params = { ...at, blipId: blip?.id ?? '' };
  const move = { version: 1, ringId: 'use', reason: 'Proven at two sites' };
  for (let nth = 0; nth < 2; nth += 1) {
    const late = await owner.try(blips.change, { params, body: move });
    expect([late.status, code(late)]).toEqual([409, 'radar.published']);
  }
  const renamed = await owner.try(blips.change, { params, body: { version: 1, name: 'Other' } });
  expect([renamed.status, code(renamed)]).toEqual([409, 'radar.editionPublished']);
  const of = { params: { id: radar.id } };
  const proposals = await member.ask(blips.proposals, of);
  expect(proposals).toMatchObject([
    { blipId: blip?.id, ringId: 'use', reason: 'Proven at two sites', source: { kind: 'move' } },
  ]);
  const decision = {
    params: { id: radar.id, proposalId: proposals[0]?.id ?? '' },
    body: { state: 'accepted' as const },
  };
  expect(code(await owner.try(blips.decide, decision))).toBe('radar.noDraft');
  const { at: next } = await begin(radar.id, 'Next');
  expect((await owner.ask(blips.decide, decision)).state).toBe('accepted');
  const { blips: entries } = await owner.ask(radars.edition, { params: next });
  expect(entries.find(({ id }) => id === blip?.id)).toMatchObject({
    ringId: 'use',
    movement: 'in',
  });
  expect(await member.ask(blips.proposals, of)).toEqual([]);
  const history = await owner.ask(blips.history, {
    params: { id: radar.id, blipId: params.blipId },
  });
  expect(history.appearances.map(({ at: place }) => place?.ring)).toEqual(['Try', 'Use']);
  expect(history.changes[0]).toMatchObject({
    sentence: 'moved Alpha from Try to Use',
    reason: 'Proven at two sites',
  });
});

/** Of each editor; with `EXHAUSTIVE=on` all. */
const numChanges = drawRuns(200);

test('two editors with many changes each lose nothing', async () => {
  const names = Array.from({ length: 12 }, (_, nth) => `Blip ${nth}`);
  const { at, added } = await make(owner, names);
  const rings = ['use', 'try', 'leave'];
  let count = 0;
  /** As a client does: a stale change is based on the stored blip and sent again. */
  async function change(who: typeof owner, blipId: string, body: object): Promise<void> {
    const params = { ...at, blipId };
    let { version } = (await who.ask(radars.edition, { params: at })).blips.find(
      ({ id }) => id === blipId,
    ) ?? { version: 1 };
    for (;;) {
      const sent = await who.try(blips.change, { params, body: { ...body, version } });
      if (sent.status === 200) break;
      expect(code(sent)).toBe('stale');
      ({ version } = (sent.body as { details: { version: number } }).details);
    }
    count += 1;
  }
  const moves = async () => {
    for (let nth = 0; nth < numChanges; nth += 1)
      await change(owner, added[nth % added.length]?.id ?? '', { ringId: rings[nth % 3] });
  };
  const texts = async () => {
    for (let nth = 0; nth < numChanges; nth += 1)
      await change(foundry, added[nth % added.length]?.id ?? '', { description: `Text ${nth}` });
  };
  await Promise.all([moves(), texts()]);
  expect(count).toBe(2 * numChanges);
  const [one, other] = await Promise.all(
    [owner, foundry].map((who) => who.ask(radars.edition, { params: at })),
  );
  expect(one).toEqual(other);
  for (const [index, { id }] of added.entries()) {
    const last = Array.from({ length: numChanges }, (_, nth) => nth).findLast(
      (nth) => nth % 12 === index,
    );
    const blip = one?.blips.find((entry) => entry.id === id);
    expect(blip).toMatchObject({ ringId: rings[(last ?? 0) % 3], description: `Text ${last}` });
  }
});

test('many changes at once leave those alone that somebody else changed', async () => {
  const { at, added } = await make();
  const [alpha, beta] = added;
  const params = { ...at, blipId: beta?.id ?? '' };
  await foundry.ask(blips.change, { params, body: { version: 1, tags: ['theirs'] } });
  const changes = added.map(({ id }) => ({ id, version: 1, ringId: 'leave', tags: ['ours'] }));
  const { changed, stale } = await owner.ask(blips.changeMany, { params: at, body: { changes } });
  expect(changed).toMatchObject([{ id: alpha?.id, ringId: 'leave', tags: ['ours'] }]);
  expect(stale).toMatchObject([{ id: beta?.id, ringId: 'try', tags: ['theirs'], version: 2 }]);
});

test('what is there twice, unknown or of others is refused', async () => {
  const { at, added, radar } = await make();
  const add = async (body: object) =>
    code(
      await owner.try(blips.add, {
        params: at,
        body: { name: 'Any', quadrantId: 'tools', ringId: 'try', ...body },
      }),
    );
  expect(await add({ name: 'ALPHA' })).toBe('radar.nameTaken');
  expect(await add({ ringId: 'nowhere' })).toBe('radar.noSuchArea');
  expect(await add({ ownerId: norrlandId })).toBe('radar.noSuchPerson');
  expect(await add({ links: [{ label: null, url: 'javascript:alert(1)' }] })).toBe('invalid');
  const foreign = await idOf(`select p.id from projects p join corporations c
    on c.id = p.corporation_id where c.slug <> 'skf' limit 1`);
  expect(await add({ projectIds: [foreign] })).toBe('radar.noSuchReference');
  const { version } = await owner.ask(radars.edition, { params: at });
  const put = (body: object) =>
    owner.try(radars.changeEdition, { params: at, body: { version, ...body } });
  expect(code(await put({ rings: areas('Use', 'Leave') }))).toBe('radar.areaInUse');
  expect((await put({ rings: areas('Use', 'Try', 'Watch', 'Leave') })).status).toBe(200);
  expect(code(await owner.try(radars.removeEdition, { params: at }))).toBe('radar.onlyEdition');
  await owner.ask(radars.remove, { params: { id: radar.id } });
  expect((await owner.try(radars.get, { params: { id: radar.id } })).status).toBe(404);
  const restored = await owner.ask(radars.restore, { params: { id: radar.id } });
  expect(restored.editions).toHaveLength(1);
  expect(added).toHaveLength(2);
});

test('a radar on the web is read by people of other corporations, and changed by none of them', async () => {
  const { radar, at } = await make();
  await publish(owner, at);
  await owner.ask(radars.publish, { params: { id: radar.id }, body: { isPublic: true } });
  await server.database.pool.query(
    `update radars set corporation_id = (select id from corporations where slug = 'norrland-steel')
     where id = $1`,
    [radar.id],
  );
  const champion = await server.signIn('champion@skf.example');
  const params = { id: radar.id };
  const read = await champion.ask(radars.get, { params });
  expect(read).toMatchObject({ isOwn: false, mayEdit: false, mayPublish: false });
  const hidden = await champion.try(radars.publish, { params, body: { isPublic: false } });
  expect(hidden.status).toBe(403);
  // Named as an editor while it was of their own corporation.
  const body = { version: radar.version, name: 'Taken' };
  expect((await owner.try(radars.update, { params, body })).status).toBe(403);
});

test('two editions of a radar never have the same name, however it is given', async () => {
  const { radar, at } = await make();
  await publish(owner, at);
  const params = { id: radar.id };
  const same = await owner.try(radars.beginEdition, { params, body: { name: ' first' } });
  expect(code(same)).toBe('radar.editionNameTaken');
  const second = await begin(radar.id, 'Second');
  const rename = (name: string) =>
    owner.try(radars.changeEdition, {
      params: second.at,
      body: { version: second.edition.version, name },
    });
  expect(code(await rename('FIRST'))).toBe('radar.editionNameTaken');
  // Its own name, written otherwise, is none of another edition.
  expect((await rename('second')).status).toBe(200);
});
