import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  bodyOf,
  type Collection,
  type CollectionBody,
} from '#features/directory/collections/domain/collection.ts';
import { blacklistOf } from '#features/directory/collections/domain/lists.ts';
import * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import type { CollectionChange } from '#features/directory/collections/domain/changes.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { compareCollections } from '#features/directory/collections/domain/differences.ts';
import { atTheirPlaces } from '#features/directory/collections/domain/take-back.ts';
import { takeBackOfChange } from '#features/directory/collections/domain/undo.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import {
  applyAllChanges as after,
  sampleSubspace as space,
} from '#features/directory/collections/domain/sample-collection.ts';

/** Section 6, "Collections": requests by people without the right. */

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const reader = await server.signIn('developer@skf.example');
const others = {
  'a colleague it is not shared with': await server.signIn('member@skf.example'),
  'somebody of another corporation': await server.signIn('member@norrland.example'),
  'the foundry': await server.signIn('foundry@outrider.example'),
  'a superuser': await server.signIn('superuser@outrider.example'),
};
const { rows: companies } = await pool.query<NamedCompany>(
  "select id, kind, name from companies where kind <> 'crunchbase' order by md5(id::text) limit 6",
);
const [acme, bolt] = companies;
if (!acme || !bolt) throw new Error('There are no companies.');

const forbidden = "You don't have permission to edit this collection.";
const sharingForbidden = "You don't have permission to share this collection.";
const unknownId = '00000000-0000-4000-8000-000000000000';

let collection: Collection;
const path = () => `/collections/${collection.id}`;
const stored = async () => {
  const { rows } = await pool.query<{ whole: unknown }>(
    'select to_jsonb(collections) as whole from collections where id = $1',
    [collection.id],
  );
  return rows[0]?.whole;
};
const put = (person: typeof owner, body: object) => person.send('PUT', path(), { body });

/** Shared with the reader; one company in a sub-space, one blacklisted. */
beforeEach(async () => {
  const made = await owner.ask(endpoints.create, { body: { name: 'Sensing' } });
  const whole = after(made, [
    { kind: 'share', userIds: [reader.authId] },
    { kind: 'createSubspace', subspace: space('a') },
    { kind: 'add', company: acme },
    { kind: 'assign', company: acme, into: ['a'], outOf: [] },
    { kind: 'blacklist', company: bolt },
  ]);
  const params = { id: made.id };
  collection = await owner.ask(endpoints.replace, { params, body: bodyOf(whole) });
});

describe.each(Object.entries(others))('%s', (_who, person) => {
  test('gets the same answer for a guessed id as for one that does not exist', async () => {
    const before = await stored();
    const calls = (id: string) =>
      [
        ['GET', `/collections/${id}`, undefined],
        ['GET', `/collections/${id}/people`, undefined],
        ['GET', `/collections/${id}/notes`, undefined],
        ['PUT', `/collections/${id}`, bodyOf(collection)],
        ['PUT', `/collections/${id}`, { ...bodyOf(collection), blacklistedNuclaIds: [acme.id] }],
        ['PUT', `/collections/${id}/notes/${acme.id}`, { note: 'Mine.', rating: 1 }],
        ['DELETE', `/collections/${id}`, undefined],
        ['DELETE', `/collections/${id}/membership`, undefined],
        ['POST', `/collections/${id}/restoration`, undefined],
      ] as const;
    const guessed = calls(collection.id);
    const unknown = calls(unknownId);
    for (const [nth, [method, address, body]] of guessed.entries()) {
      const reply = await person.send(method, address, { ...(body && { body }) });
      const [, missing = ''] = unknown[nth] ?? [];
      const other = await person.send(method, missing, { ...(body && { body }) });
      expect([method, address, reply.status, reply.body]).toEqual([
        method,
        address,
        404,
        other.body,
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  test('sees it in no list, for any claimed auth id', async () => {
    for (const { authId } of [owner, reader, person]) {
      for (const list of [endpoints.own, endpoints.shared]) {
        const rows = await person.ask(list, { query: { authId } });
        expect(rows.map(({ id }) => id)).not.toContain(collection.id);
      }
    }
  });

  test('cannot create one for somebody else, for any claimed owner', async () => {
    const claims = {
      ...bodyOf(collection),
      id: collection.id,
      userId: owner.authId,
      isActive: false,
      name: 'Claimed',
      sharedToUsers: [owner.authId],
    };
    const reply = await person.send('POST', '/collections', { body: claims });
    expect(reply.body).toMatchObject({
      name: 'Claimed',
      userId: person.authId,
      version: 1,
      isActive: true,
      sharedToUsers: [],
      startupIds: [],
      subspaces: [],
    });
    expect((reply.body as Collection).id).not.toBe(collection.id);
  });
});

describe('a person with shared access', () => {
  const few = (prefix: string) => fc.constantFrom(...['a', 'b', 'c'].map((one) => prefix + one));
  const company = fc.constantFrom(...companies);
  const change: fc.Arbitrary<CollectionChange> = fc.oneof(
    ...(['add', 'remove', 'blacklist', 'unblacklist'] as const).map((kind) =>
      fc.record({ kind: fc.constant(kind), company }),
    ),
    fc.record({
      kind: fc.constant('takeBack' as const),
      company,
      isListed: fc.boolean(),
      spaces: fc.uniqueArray(few('')),
    }),
    fc.record({ kind: fc.constant('rename' as const), name: fc.constantFrom('Sensing', 'Other') }),
    fc.record({
      kind: fc.constant('share' as const),
      userIds: fc.constant([others['a colleague it is not shared with'].authId]),
    }),
    fc.record({ kind: fc.constant('unshare' as const), userId: fc.constant(reader.authId) }),
    few('').map((id) => ({ kind: 'createSubspace' as const, subspace: space(id) })),
    fc.record({ kind: fc.constant('deleteSubspace' as const), id: few('') }),
    fc.record({
      kind: fc.constant('assign' as const),
      company,
      into: fc.array(few(''), { maxLength: 2 }),
      outOf: fc.array(few(''), { maxLength: 2 }),
    }),
  );

  const read = () => owner.ask(endpoints.get, { params: { id: collection.id } });
  const isIn = (of: Collection, { kind, id }: NamedCompany) => of[blacklistOf[kind]].includes(id);
  const blacklist = (some: readonly NamedCompany[]) =>
    some.map((one) => ({ kind: 'blacklist' as const, company: one }));

  /** The reader blacklists some; then it may be too late. Returns what was there before. */
  async function blacklistSome(
    some: readonly NamedCompany[],
    when: 'in time' | 'too late' | 'after the owner',
  ): Promise<Collection> {
    // Nothing of an earlier run is left, or may be taken back.
    for (const name of ['Before', 'Sensing'])
      await put(owner, { ...bodyOf(collection), name, version: (await read()).version });
    const before = await read();
    await put(reader, bodyOf(after(before, blacklist(some))));
    if (when === 'too late')
      await pool.query("update collection_blacklistings set at = at - interval '11 minutes'");
    if (when === 'after the owner') await put(owner, { ...bodyOf(await read()), name: 'Other' });
    return before;
  }

  test('may send differences that are blacklisting or taking an own one back in time, and no others', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(company, { maxLength: 3, selector: ({ id }) => id }),
        fc.constantFrom('in time' as const, 'too late' as const, 'after the owner' as const),
        fc.array(change, { maxLength: 3 }),
        fc.subarray(companies),
        async (some, when, changes, back) => {
          const origin = await blacklistSome(some, when);
          const before = await read();
          const rowBefore = await stored();
          const mine = some.filter((one) => !isIn(origin, one));
          const undo = takeBackOfChange(origin, before, {
            kind: 'together',
            changes: blacklist(mine.filter((one) => back.includes(one))),
          });
          const target = after(before, [...(undo ? [undo] : []), ...changes]);
          const gone = mine.filter((one) => !isIn(target, one));
          const isTakenBack = ({ id }: { id: string }) => gone.some((one) => one.id === id);
          // As if the reader had not blacklisted them at all.
          const reference =
            when === 'in time'
              ? after(origin, blacklist(mine.filter((one) => !isTakenBack(one))))
              : before;
          const placed = atTheirPlaces(target, reference, isTakenBack);
          const different = compareCollections(reference, placed).requires;
          const reply = await put(reader, bodyOf(target));
          if (different.every((one) => one === 'blacklistInCollection')) {
            seen.add(gone.length > 0 ? 'taken back' : 'blacklisted');
            expect(reply.status).toBe(200);
            const { version: _, updatedAt: __, createdAt: ___, ...rest } = placed;
            const isSame = gone.length === 0 && different.length === 0;
            expect(reply.body).toMatchObject({
              ...rest,
              version: before.version + (isSame ? 0 : 1),
            });
            return;
          }
          const isSharingAlone = !different.includes('editCollection');
          const isTooLate = when !== 'in time' && gone.length > 0;
          const code = isSharingAlone ? 'shareForbidden' : isTooLate ? 'notTakenBack' : 'forbidden';
          seen.add(code);
          expect([reply.status, reply.body]).toMatchObject([403, { code: `collection.${code}` }]);
          expect(await stored()).toEqual(rowBefore);
        },
      ),
      { numRuns: 80 },
    );
    expect([...seen].toSorted()).toEqual(
      ['blacklisted', 'forbidden', 'notTakenBack', 'shareForbidden', 'taken back'].toSorted(),
    );
  });

  test.each<[string, (body: CollectionBody) => object]>([
    ['the name', (body) => ({ ...body, name: 'Mine now' })],
    ['a blank name', (body) => ({ ...body, name: ' ' })],
    ['what is listed', (body) => ({ ...body, startupIds: [], nuclaIds: [] })],
    [
      'the blacklist, emptied',
      (body) => ({ ...body, blacklistedStartupIds: [], blacklistedNuclaIds: [] }),
    ],
    ['the sub-spaces', (body) => ({ ...body, subspaces: [], startupToSubspaces: {} })],
    [
      'where a sub-space lies',
      ({ subspaces, ...body }) => ({ ...body, subspaces: [...subspaces, space('b', 'a')] }),
    ],
    ['an assignment', (body) => ({ ...body, startupToSubspaces: {} })],
  ])('is refused to change %s', async (_what, change) => {
    const before = await stored();
    const reply = await put(reader, change(bodyOf(collection)));
    expect([reply.status, reply.body]).toMatchObject([403, { error: forbidden }]);
    expect(await stored()).toEqual(before);
  });

  test.each<[string, (body: CollectionBody) => object]>([
    [
      'adding somebody',
      ({ sharedToUsers, ...body }) => ({
        ...body,
        sharedToUsers: [...sharedToUsers, others['a colleague it is not shared with'].authId],
      }),
    ],
    ['taking oneself off', (body) => ({ ...body, sharedToUsers: [] })],
    [
      'putting the owner on',
      ({ sharedToUsers, ...body }) => ({
        ...body,
        sharedToUsers: [...sharedToUsers, owner.authId],
      }),
    ],
  ])('is refused to share by %s', async (_what, change) => {
    const before = await stored();
    const reply = await put(reader, change(bodyOf(collection)));
    expect([reply.status, reply.body]).toMatchObject([403, { error: sharingForbidden }]);
    expect(await stored()).toEqual(before);
  });

  test('cannot set fields owned by the store', async () => {
    const claims = {
      id: unknownId,
      userId: reader.authId,
      isActive: false,
      createdAt: '2001-01-01T00:00:00.000Z',
      updatedAt: '2099-01-01T00:00:00.000Z',
      role: 'owner',
      owner: reader.authId,
    };
    const before = await stored();
    const reply = await put(reader, { ...bodyOf(collection), ...claims });
    expect(reply.body).toMatchObject({ id: collection.id, userId: owner.authId, isActive: true });
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['delete it', 'DELETE', '', undefined],
    ['restore it', 'POST', '/restoration', undefined],
    ['write a note', 'PUT', `/notes/${acme.id}`, { note: 'Mine.', rating: 5 }],
  ] as const)('is refused to %s', async (_what, method, more, body) => {
    const before = await stored();
    const reply = await reader.send(method, `${path()}${more}`, { ...(body && { body }) });
    expect([reply.status, reply.body]).toMatchObject([403, { error: forbidden }]);
    expect(await stored()).toEqual(before);
  });

  test('cannot blacklist a company by its id in capitals while it stays on the list', async () => {
    const shouted = acme.id.toUpperCase();
    const body = bodyOf(collection);
    const list = blacklistOf[acme.kind];
    const reply = await put(reader, { ...body, [list]: [...body[list], shouted] });
    expect([reply.status, reply.body]).toMatchObject([403, { error: forbidden }]);
  });

  test('gains no right with a stale version: the answer is the stored collection, and nothing is stored', async () => {
    const before = await stored();
    const reply = await put(reader, { ...bodyOf(collection), name: 'Mine', version: 1 });
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'stale' }]);
    expect(await stored()).toEqual(before);
  });
});

test('somebody loses access at once after leaving or being removed', async () => {
  await reader.ask(endpoints.leave, { params: { id: collection.id } });
  const current = await owner.ask(endpoints.get, { params: { id: collection.id } });
  const blacklisting = after(current, [{ kind: 'blacklist', company: acme }]);
  expect((await put(reader, bodyOf(blacklisting))).status).toBe(404);
  expect((await reader.send('DELETE', `${path()}/membership`)).status).toBe(404);
});
