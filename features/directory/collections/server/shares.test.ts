import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import { topicOf } from '#core/domain/live/live.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import { stopIntervals } from '#core/tests/held-timers.ts';
import { openLiveClient } from '#core/tests/live-client.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openTestServer } from '#core/tests/test-server.ts';

/**
 * Decision 98, "Who sees what": without a corporation or a verified address a person sees no shared
 * collection.
 */

// Streams are told at once: nobody's access is checked from time to time.
stopIntervals();
const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const reader = await server.signIn('developer@skf.example');
const secret = 'What Lund is after';

const setCorporation = (slug: string | null) =>
  pool.query(
    'update users set corporation_id = (select id from corporations where slug = $2) where auth_id = $1',
    [reader.authId, slug],
  );
const setVerified = (isVerified: boolean) =>
  pool.query('update auth_users set email_verified = $2 where id = $1', [
    reader.authId,
    isVerified,
  ]);

let address = '';
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

let collection: Collection;
const shareWithReader = () =>
  owner.ask(endpoints.replace, {
    params: { id: collection.id },
    body: { ...bodyOf(collection), sharedToUsers: [reader.authId] },
  });
const readerNotifications = async () =>
  (await reader.ask(notifications.list, { query: {} })).data.filter(({ link }) =>
    link.includes(collection.id),
  );
/** The reader's stored notifications, including hidden ones. */
const storedNotifications = async () => {
  const { rows } = await pool.query<{ id: string }>(
    `select notifications.id from notifications join users on users.id = user_id
    where auth_id = $1 and values ->> 'collectionId' = $2`,
    [reader.authId, collection.id],
  );
  return rows;
};
beforeEach(async () => {
  collection = await owner.ask(endpoints.create, { body: { name: secret } });
});
afterEach(async () => {
  await setCorporation('skf');
  await setVerified(true);
});

const losses: readonly [string, () => Promise<unknown>][] = [
  ['belongs to no corporation any more', () => setCorporation(null)],
  ['has an address that is not verified any more', () => setVerified(false)],
];

test.each(losses)(
  'somebody who %s loses shared collections and their event stream at once',
  async (_who, lose) => {
    await shareWithReader();
    const topic = topicOf('collection', collection.id);
    const liveClient = await openLiveClient(address, reader.token, [topic]);
    expect(liveClient.status).toBe(200);
    await lose();
    await waitUntil(() => liveClient.received.some(({ kind }) => kind === 'gone'));
    expect(liveClient.received).toContainEqual({ kind: 'gone', topic });
    liveClient.disconnect();
    const params = { id: collection.id };
    const query = { authId: reader.authId };
    expect(await reader.ask(endpoints.shared, { query })).toEqual([]);
    expect((await reader.try(endpoints.get, { params })).status).toBe(404);
    expect((await reader.try(endpoints.copy, { params })).status).toBe(404);
    expect((await reader.send('DELETE', `/collections/${collection.id}/membership`)).status).toBe(
      404,
    );
  },
);

test.each(losses)('somebody who %s does not learn its name', async (_who, lose) => {
  await lose();
  // They share a case team with the owner and can still be found; the foundry finds everybody.
  const foundry = await server.signIn('foundry@outrider.example');
  const made = await foundry.ask(endpoints.create, { body: { name: secret } });
  collection = made;
  const body = { ...bodyOf(made), sharedToUsers: [reader.authId] };
  const params = { id: made.id };
  await foundry.ask(endpoints.replace, { params, body });
  expect(await readerNotifications()).toEqual([]);
  // No notification is stored for when the address is verified again, either.
  expect(await storedNotifications()).toEqual([]);
});

test('sharing repeatedly leaves one unread notification', async () => {
  for (let round = 0; round < 3; round += 1) {
    collection = await shareWithReader();
    const body = { ...bodyOf(collection), sharedToUsers: [] };
    const params = { id: collection.id };
    collection = await owner.ask(endpoints.replace, { params, body });
  }
  expect(await readerNotifications()).toHaveLength(1);
  expect(await storedNotifications()).toHaveLength(1);
});
