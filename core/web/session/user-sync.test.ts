import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuthenticatedUser } from '#core/domain/identity/authenticated-user.ts';
import { FakeServer, delayed, json } from '#core/web/transport/fake-server.ts';
import { trackPromise } from '#core/web/transport/track-promise.ts';
import { createUserSync, type UserSync } from './user-sync.ts';

const find = 'GET /api/users/by-auth';
const make = 'POST /api/users/authenticated-user';
const jane: AuthenticatedUser = {
  uid: 'jane',
  email: 'jane@skf.com',
  displayName: '  Jane van  Dijk ',
  photoURL: null,
};
const record = {
  id: '1',
  authId: 'jane',
  firstName: 'Jane',
  lastName: 'van Dijk',
  email: 'jane@skf.com',
  linkedin: null,
  isFoundryUser: false,
};
const missing = json(404, { error: 'This does not exist.', code: 'notFound' });
const broken = json(500, { error: 'No.', code: 'internal' });

let server: FakeServer;
let current: string | null;
let users: UserSync;
let complaints: unknown[][];

beforeEach(() => {
  vi.useFakeTimers();
  complaints = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said));
  server = new FakeServer().on(find, json(200, record)).on(make, json(201, record));
  current = 'jane';
  users = createUserSync((uid) => uid === current);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('finds the user by auth id, and creates nothing', async () => {
  expect(await users.sync(jane)).toEqual(record);
  expect(server.sent.map(({ address }) => address)).toEqual(['/api/users/by-auth?authId=jane']);
});

test('creates the user when there is none', async () => {
  server.on(find, missing);
  expect(await users.sync(jane)).toEqual(record);
  expect(server.to(make)[0]?.body).toEqual({
    authId: 'jane',
    firstName: 'Jane',
    lastName: 'van Dijk',
    email: 'jane@skf.com',
    photoUrl: null,
  });
});

test.each([null, '   '])('a blank display name (%j) gives empty names', async (displayName) => {
  server.on(find, missing);
  await users.sync({ ...jane, displayName });
  expect(server.to(make)[0]?.body).toMatchObject({ firstName: '', lastName: '' });
});

test.each([{ uid: '' }, { email: null }, { email: '' }])(
  'without uid or email nothing is synced: %j',
  async (lacking) => {
    current = lacking.uid ?? 'jane';
    expect(await users.sync({ ...jane, ...lacking })).toBeNull();
    expect(server.sent).toHaveLength(0);
  },
);

test('a second sync of the same person does nothing', async () => {
  server.on(find, delayed(50, json(200, record)));
  const both = [trackPromise(users.sync(jane)), trackPromise(users.sync(jane))];
  await vi.advanceTimersByTimeAsync(50);
  expect(both.map(({ outcome }) => outcome)).toEqual([record, record]);
  await users.sync(jane);
  expect(server.sent).toHaveLength(1);
});

test('another person is synced, and so is the same one after signing out', async () => {
  await users.sync(jane);
  current = 'ola';
  await users.sync({ ...jane, uid: 'ola' });
  expect(server.sent).toHaveLength(2);
  users.reset();
  await users.sync({ ...jane, uid: 'ola' });
  expect(server.sent).toHaveLength(3);
});

test('a failure is retried after 2 s, once', async () => {
  server.on(find, broken);
  const outcome = trackPromise(users.sync(jane));
  await vi.advanceTimersByTimeAsync(1999);
  expect(server.times(find)).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.times(find)).toEqual([0, 2000]);
  expect(outcome).toEqual({ outcome: null, at: 2000 });
  expect(complaints).toEqual([
    ['User sync error', 'internal'],
    ['User sync error', 'internal'],
  ]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.times(find)).toHaveLength(2);
});

test('a failure to create starts again with finding', async () => {
  server.on(find, missing).on(make, broken, json(201, record));
  const outcome = trackPromise(users.sync(jane));
  await vi.advanceTimersByTimeAsync(2000);
  expect(outcome).toEqual({ outcome: record, at: 2000 });
  expect(server.times(find)).toEqual([0, 2000]);
  expect(server.times(make)).toEqual([0, 2000]);
});

test('a failed sync resets the guard', async () => {
  server.on(find, broken, broken, json(200, record));
  const failed = trackPromise(users.sync(jane));
  await vi.advanceTimersByTimeAsync(2000);
  expect(failed.outcome).toBeNull();
  expect(await users.sync(jane)).toEqual(record);
});

test('no retry after the person has signed out', async () => {
  server.on(find, broken);
  const outcome = trackPromise(users.sync(jane));
  await vi.advanceTimersByTimeAsync(1000);
  current = null;
  await vi.advanceTimersByTimeAsync(1000);
  expect(outcome.outcome).toBeNull();
  expect(server.sent).toHaveLength(1);
});
