import { beforeEach, expect, test } from 'vitest';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { fileStorage } from './page-storage.ts';

beforeEach(() => signInAs('member@skf.example'));

const name = 'plans/a plan – 2.txt';

test('a file is sent with progress, downloaded from its address, and deleted', async () => {
  await openScreen('/projects');
  const shares: number[] = [];
  const onProgress = (share: number) => void shares.push(share);
  const text = 'a'.repeat(1_000_000);
  const sent = await fileStorage.uploadString(name, text, 'raw', { onProgress });
  expect(sent).toMatchObject({ name, size: 1_000_000, contentType: 'text/plain' });
  expect([shares.at(0), shares.at(-1)]).toEqual([0, 1]);
  const reply = await fetch((await fileStorage.metadata(name)).url);
  expect(await reply.text()).toBe(text);
  await fileStorage.remove(name);
  await expect(fileStorage.metadata(name)).rejects.toMatchObject({
    code: 'storage.object-not-found',
  });
});
