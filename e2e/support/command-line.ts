import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commandLine } from '#core/tests/entries.ts';
import { stateFolderOf } from './fixtures.ts';

/** Runs `outrider` on the data of the server under test. Returns its output. */
export const outrider = (baseURL: string | undefined, ...parameters: string[]): Promise<string> =>
  outriderWith('', baseURL, ...parameters);

/** The same with this on standard input. */
export async function outriderWith(
  input: string,
  baseURL: string | undefined,
  ...parameters: string[]
): Promise<string> {
  const dataFolder = readFileSync(join(stateFolderOf(baseURL), 'data-folder'), 'utf8');
  const running = promisify(execFile)(process.execPath, [commandLine, ...parameters], {
    env: { ...process.env, DATA_DIR: dataFolder, PUBLIC_URL: baseURL },
  });
  running.child.stdin?.end(input);
  return (await running).stdout;
}
