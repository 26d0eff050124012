import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commandLine } from '#core/tests/entries.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import {
  genesis,
  personalHashOf,
  recordAfter,
} from '#features/operations/audit-log/server/chain/record.ts';

const folder = await makeTemporaryFolder();
afterAll(() => removeTemporaryFolder(folder));

/** An export of one entry, by this kind. */
function lines(kind: string) {
  const personal = { salt: 's', details: null, address: '192.0.2.7', device: null, changes: [] };
  const entry = {
    id: 'one',
    at: '2026-11-23T06:00:00Z',
    actorId: null,
    kind,
    subject: 'user',
    subjectId: 'ann',
    opportunityId: null,
    corporationId: null,
  };
  const record = recordAfter(genesis, entry, personalHashOf(personal));
  const { sequence, hash } = record;
  const end = { entries: 1, isWhole: true, head: { sequence, hash } };
  return {
    head: `${sequence}:${hash}`,
    text: `${JSON.stringify({ ...record, personal })}\n${JSON.stringify({ end })}\n`,
  };
}

const file = join(folder, 'audit-log.jsonl');
const verify = (...more: string[]) => {
  const command = [commandLine, 'audit', 'verify', file, ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return [status, (stdout + stderr).trim()] as const;
};

describe('outrider audit verify FILE', () => {
  test('says what is sound, names the first bad entry, and refuses other files', async () => {
    const { text, head } = lines('session.begun');
    await writeFile(file, text);
    expect(verify('--head', head)).toEqual([
      0,
      `1 entry: as written, and in order.\nHead: ${head}`,
    ]);
    expect(verify('--head', lines('session.ended').head)[1]).toContain('First bad entry: 1 (one).');
    await writeFile(file, text.replace('session.begun', 'session.ended'));
    expect(verify()).toEqual([
      1,
      expect.stringContaining('First bad entry: 1 (one). It was changed.'),
    ]);
    await writeFile(file, 'Number,Time\r\n1,2026\r\n');
    expect(verify()).toEqual([1, expect.stringContaining('JSON lines')]);
  });
});
