import { beforeEach, describe, expect, test } from 'vitest';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import type { CollectionChange } from '#features/directory/collections/domain/changes.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import {
  applyAllChanges as after,
  sampleSubspace as space,
} from '#features/directory/collections/domain/sample-collection.ts';
import { blacklistAs, changeAs } from '#features/directory/collections/tests/change-as.ts';
import { companyKinds } from '#core/domain/company-kind.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const reader = await server.signIn('developer@skf.example');
const other = await server.signIn('member@skf.example');
const { rows: all } = await pool.query<NamedCompany>(
  `select id, kind, name from (
    select *, row_number() over (partition by kind order by md5(id::text)) nth from companies) numbered
  where nth <= 4 order by kind, nth`,
);
const ofKind = (kind: string) => all.filter((one) => one.kind === kind);
const [acme, bolt, core] = ofKind('startup') as [NamedCompany, NamedCompany, NamedCompany];

let start: Collection;
const read = (person = owner) => person.ask(endpoints.get, { params: { id: start.id } });
const put = (person: typeof owner, body: object) =>
  person.send('PUT', `/collections/${start.id}`, { body });
const change = (person: typeof owner, ...changes: CollectionChange[]) =>
  changeAs(person, start.id, ...changes);
const blacklist = (person: typeof owner, ...some: NamedCompany[]) =>
  blacklistAs(person, start.id, ...some);
const elevenMinutesLater = () =>
  pool.query(
    `update collection_blacklistings set at = at - interval '11 minutes' where collection_id = $1`,
    [start.id],
  );
const content = ({ version: _, updatedAt: __, ...rest }: Collection) => rest;
const refused = (why: string) => ({
  status: 403,
  body: {
    code: 'collection.notTakenBack',
    error: `This can no longer be taken back: ${why}. Ask the owner of collection Sensing to restore it.`,
  },
});
/** Four companies of each kind, of which all but the last are in sub-spaces; shared with two people. */
beforeEach(async () => {
  const made = await owner.ask(endpoints.create, { body: { name: 'Sensing' } });
  const whole = after(made, [
    { kind: 'share', userIds: [reader.authId, other.authId] },
    ...['a', 'b'].map((id) => ({ kind: 'createSubspace' as const, subspace: space(id) })),
    ...all.flatMap((company, nth): CollectionChange[] => [
      { kind: 'add', company },
      { kind: 'assign', company, into: ['b', 'a'].slice(nth % 3), outOf: [] },
    ]),
  ]);
  start = await owner.ask(endpoints.replace, { params: { id: made.id }, body: bodyOf(whole) });
});

describe('a reader takes an own blacklisting back', () => {
  test.each(companyKinds)('of a company of the kind %s, to where it was', async (kind) => {
    const [, second] = ofKind(kind) as [NamedCompany, NamedCompany];
    const params = { id: start.id, companyId: second.id };
    await owner.ask(endpoints.writeNote, { params, body: { note: 'Quiet.', rating: 4 } });
    const [notes, additions] = [
      () => owner.ask(endpoints.notes, { params }),
      () => owner.ask(endpoints.additions, { params }),
    ];
    const [notesBefore, additionsBefore] = [await notes(), await additions()];
    const undo = await blacklist(reader, second);
    const reply = await change(reader, undo);
    expect(reply.status).toBe(200);
    expect(content(await read())).toEqual(content(start));
    expect(await notes()).toEqual(notesBefore);
    // Who listed it first, and when.
    const byId = ({ companies, at, by, people }: Awaited<ReturnType<typeof additions>>) =>
      companies.map((id, nth) => [id, at[nth], people[by[nth] ?? -1]?.id]).toSorted();
    expect(byId(await additions())).toEqual(byId(additionsBefore));
  });

  test('several of several steps, in any order', async () => {
    const first = await blacklist(reader, bolt, acme);
    const second = await blacklist(reader, core, ...ofKind('nucla'));
    expect((await change(reader, first)).status).toBe(200);
    expect((await read()).startupIds.slice(0, 2)).toEqual([acme.id, bolt.id]);
    expect((await change(reader, second)).status).toBe(200);
    expect(content(await read())).toEqual(content(start));
  });

  test('with the request sent twice, it is done once', async () => {
    const undo = await blacklist(reader, bolt);
    const body = bodyOf(after(await read(), [undo]));
    const headers = { 'idempotency-key': 'one-act-of-taking-back' };
    const send = () => reader.send('PUT', `/collections/${start.id}`, { body, headers });
    const [one, again] = [await send(), await send()];
    expect([one.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(one.body);
    expect(content(await read())).toEqual(content(start));
    // Without a key the version is stale, and nothing happens.
    expect((await put(reader, body)).status).toBe(409);
  });

  test('beside blacklisting another one, in one change', async () => {
    const undo = await blacklist(reader, bolt);
    expect((await change(reader, undo, { kind: 'blacklist', company: core })).status).toBe(200);
    const target = after(start, [{ kind: 'blacklist', company: core }]);
    expect(content(await read())).toEqual(content(target));
  });

  test('and blacklists it again, and takes that back', async () => {
    await change(reader, await blacklist(reader, bolt));
    await change(reader, await blacklist(reader, bolt));
    expect(content(await read())).toEqual(content(start));
  });

  test('of a company that was in neither list', async () => {
    await change(owner, { kind: 'remove', company: bolt });
    const before = content(await read());
    const undo = await blacklist(reader, bolt);
    // It cannot become listed on the way.
    const added = await change(reader, { kind: 'add', company: bolt });
    expect(added.body).toMatchObject({ code: 'collection.forbidden' });
    expect((await change(reader, undo)).status).toBe(200);
    expect(content(await read())).toEqual(before);
  });
});

describe('it is too late', () => {
  test('after eleven minutes', async () => {
    const undo = await blacklist(reader, bolt);
    await elevenMinutesLater();
    expect(await change(reader, undo)).toMatchObject(refused('10 minutes have passed'));
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'the owner has renamed it, and again',
      async () => {
        for (const name of ['Other', 'Sensing']) await change(owner, { kind: 'rename', name });
      },
    ],
    ['the owner has blacklisted another one', () => blacklist(owner, core)],
    ['another reader has blacklisted another one', () => blacklist(other, core)],
    ['another reader has left', () => other.ask(endpoints.leave, { params: { id: start.id } })],
    [
      'the owner has taken it away and brought it back',
      async () => {
        await owner.ask(endpoints.remove, { params: { id: start.id } });
        await owner.ask(endpoints.restore, { params: { id: start.id } });
      },
    ],
  ])('when %s', async (_what, happens) => {
    const undo = await blacklist(reader, bolt);
    await happens();
    const before = await read();
    expect(await change(reader, undo)).toMatchObject(
      refused('someone else has changed the collection since'),
    );
    expect(await read()).toEqual(before);
    // One's own next blacklisting does not open it again.
    const next = await blacklist(reader, acme);
    expect((await change(reader, undo)).status).toBe(403);
    expect((await change(reader, next)).status).toBe(200);
  });

  test('when the owner has restored it: what is gone from the blacklist is not a reader’s to add', async () => {
    const undo = await blacklist(reader, bolt);
    await change(owner, { kind: 'unblacklist', company: bolt });
    const before = await read();
    const sent = after({ ...before, blacklistedStartupIds: [bolt.id] }, [undo]);
    expect((await put(reader, bodyOf(sent))).body).toMatchObject({ code: 'collection.forbidden' });
    expect(await read()).toEqual(before);
  });

  test('when it is no longer shared with the reader, also once it is again', async () => {
    const undo = await blacklist(reader, bolt);
    const body = bodyOf(after(await read(), [undo]));
    await change(owner, { kind: 'unshare', userId: reader.authId });
    expect((await put(reader, body)).status).toBe(404);
    await change(owner, { kind: 'share', userIds: [reader.authId] });
    expect(await change(reader, undo)).toMatchObject(
      refused('someone else has changed the collection since'),
    );
  });

  test('when the company was deleted', async () => {
    const gone = '00000000-0000-4000-8000-0000000000aa';
    const company = { kind: 'startup', id: gone, name: 'Gone' } as const;
    await db.insert(companies).values({ ...company, externalId: 'gone' });
    await change(owner, { kind: 'add', company });
    const undo = await blacklist(reader, company);
    await pool.query('delete from companies where id = $1', [gone]);
    expect(await change(reader, undo)).toMatchObject(
      refused('the company is not in the directory any more'),
    );
  });
});

describe('nobody takes back what somebody else blacklisted', () => {
  test('not that of another reader, and not that of the owner', async () => {
    for (const person of [other, owner]) {
      const undo = await blacklist(person, bolt);
      expect((await change(reader, undo)).body).toMatchObject({ code: 'collection.forbidden' });
      await change(owner, undo);
    }
  });

  test('the owner restores at any time, as before', async () => {
    await blacklist(reader, bolt);
    await elevenMinutesLater();
    expect((await change(owner, { kind: 'add', company: bolt })).status).toBe(200);
    expect((await read()).startupIds.at(-1)).toBe(bolt.id);
  });

  test('of two readers at once, the first is refused once the second has followed, and nothing is lost', async () => {
    const before = await read();
    const sent = [reader, other].map((person, nth) =>
      put(person, bodyOf(after(before, [{ kind: 'blacklist', company: nth === 0 ? bolt : core }]))),
    );
    expect((await Promise.all(sent)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const isFirst = (await read()).blacklistedStartupIds.includes(bolt.id);
    const [first, second] = isFirst ? [reader, other] : [other, reader];
    const [mine, theirs] = isFirst ? [bolt, core] : [core, bolt];
    const undo = await blacklist(second, theirs);
    const spaces = start.startupToSubspaces[mine.id] ?? [];
    const tooLate = await change(first, {
      kind: 'takeBack',
      company: mine,
      isListed: true,
      spaces,
    });
    expect(tooLate.status).toBe(403);
    expect((await change(second, undo)).status).toBe(200);
    expect((await read()).blacklistedStartupIds).toEqual([mine.id]);
  });
});

describe('who blacklisted what', () => {
  const input = () => ({ params: { id: start.id } });

  test('is told to those who see the collection, and what one may take back to oneself', async () => {
    await blacklist(reader, bolt);
    for (const person of [owner, reader, other]) {
      const answer = await person.ask(endpoints.blacklistings, input());
      expect(answer).toMatchObject({
        companies: [bolt.id],
        by: [0],
        people: [{ name: expect.stringMatching(/./u) }],
      });
      const spaces = start.startupToSubspaces[bolt.id] ?? [];
      const open = { companyId: bolt.id, isListed: true, spaces };
      expect(answer.open).toMatchObject(person === reader ? [open] : []);
    }
    await elevenMinutesLater();
    expect((await reader.ask(endpoints.blacklistings, input())).open).toEqual([]);
    const foreigner = await server.signIn('member@norrland.example');
    expect((await foreigner.try(endpoints.blacklistings, input())).status).toBe(404);
  });

  test('is forgotten once it is taken back, and may no longer be taken back after a change by another', async () => {
    const undo = await blacklist(reader, bolt);
    await change(reader, undo);
    expect(await owner.ask(endpoints.blacklistings, input())).toMatchObject({ companies: [] });
    await blacklist(reader, bolt);
    await blacklist(other, core);
    const answer = await reader.ask(endpoints.blacklistings, input());
    expect(answer.companies.toSorted()).toEqual([bolt.id, core.id].toSorted());
    expect(answer.open).toEqual([]);
  });
});
