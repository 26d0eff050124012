import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { users } from '#core/server/tables/users.ts';
import {
  makeTemporaryFolder,
  removeTemporaryFolder,
  sweepTemporaryFolders,
} from './temporary-folder.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ demonstration: true });

describe('a test server', () => {
  test('is signed in to through the HTTP API, once for each person', async () => {
    const owner = await server.signIn('owner@skf.example');
    const user = await owner.ask(byAuth, { query: { authId: owner.authId } });
    expect(user.email).toBe('owner@skf.example');
    expect(await server.signIn('owner@skf.example')).toBe(owner);
    expect((await server.signInAgain('owner@skf.example')).token).not.toBe(owner.token);
  });

  test('has a database of its own, isolated from other test servers', async () => {
    const other = await openTestServer({ demonstration: true });
    await other.database.pool.query(`update users set title = 'Somebody else'`);
    const titles = (await server.database.db.select().from(users)).map(({ title }) => title);
    expect(titles).not.toContain('Somebody else');
  });

  test('without the demonstration is empty', async () => {
    const empty = await openTestServer();
    expect(await empty.database.db.select().from(users)).toEqual([]);
  });
});

describe('a temporary folder', () => {
  const isThere = async (path: string) =>
    (await readdir(tmpdir())).includes(path.slice(tmpdir().length + 1));

  test('of a run that was killed is removed by the next, that of a running one is not', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    const left = join(tmpdir(), `outrider tests ${child.pid} abcdef`);
    await mkdir(join(left, 'data', 'postgres'), { recursive: true });
    const used = await makeTemporaryFolder();
    await sweepTemporaryFolders();
    expect([await isThere(left), await isThere(used)]).toEqual([false, true]);
    await removeTemporaryFolder(used);
    expect(await isThere(used)).toBe(false);
  });
});
