import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from '#core/domain/units.ts';

const ours = /^outrider-\d{8}T\d{6}Z\.tar\.zst(?:\.age)?$/u;
const oursUnfinished = /^outrider-\d{8}T\d{6}Z\.tar\.zst(?:\.age)?\.unfinished$/u;

/** `outrider-20261123T030000Z.tar.zst.age`: names in the order of time. */
export function backupName(at: Date, isEncrypted: boolean): string {
  const time = at.toISOString().replace(/[-:]|\.\d+/gu, '');
  return `outrider-${time}.tar.zst${isEncrypted ? '.age' : ''}`;
}

/** The backups that were made by themselves, the newest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => ours.test(name))
    .toSorted()
    .toReversed();
}

/** Whether a backup that was made by itself is not in this folder, such as where each node has its own. */
export const isMissingIn = async (folder: string, file: string): Promise<boolean> =>
  ours.test(file) && !(await backupsIn(folder)).includes(file);

export const makeBackupFolder = (folder: string): Promise<unknown> =>
  mkdir(folder, { recursive: true, mode: 0o700 });

/** Removes all but the newest, and what was cut off a day ago. Other files are left alone. */
export async function removeOldBackups(folder: string, keep: number): Promise<void> {
  for (const name of (await backupsIn(folder)).slice(keep)) await rm(join(folder, name));
  for (const name of await readdir(folder)) {
    if (!oursUnfinished.test(name)) continue;
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats !== null && stats.mtimeMs < Date.now() - day) await rm(path, { force: true });
  }
}
