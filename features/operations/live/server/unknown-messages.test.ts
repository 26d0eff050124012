import { expect, test } from 'vitest';
import { LiveChange } from '#core/domain/live/live.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { knownChange } from './known-change.ts';
import { ImportChange } from './stream-subscriber.ts';

const server = await openTestServer();

test('a listener that throws does not end the process, and hears what comes later', async () => {
  const heard: string[] = [];
  const listener = server.database.listen('a_channel', (payload) => {
    if (payload === 'wrong') throw new Error('It was wrong.');
    heard.push(payload);
  });
  await expect.poll(() => heard).toContain('');
  for (const payload of ['wrong', 'right'])
    await server.database.pool.query(`select pg_notify('a_channel', $1)`, [payload]);
  await expect.poll(() => heard).toContain('right');
  await listener.close();
});

const id = '00000000-0000-4000-8000-000000000000';
const change = {
  kind: 'comment.added',
  topic: `opportunity:${id}`,
  subject: 'submission',
  subjectId: id,
};

test('a message that this version does not know is skipped', () => {
  expect(knownChange(LiveChange, JSON.stringify(change))).toEqual(change);
  const unknown = [
    { ...change, topic: `moon:${id}` },
    { ...change, kind: 'sung' },
    { ...change, subjectId: 7 },
    [change],
    null,
  ];
  for (const one of unknown) expect(knownChange(LiveChange, JSON.stringify(one))).toBeNull();
  for (const text of ['no json', '{', '']) expect(knownChange(LiveChange, text)).toBeNull();
  expect(knownChange(ImportChange, JSON.stringify({ kind: 'import' }))).toBeNull();
});
