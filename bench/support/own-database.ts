import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { errorForLog } from '#core/platform/log/error-for-log.ts';
import { openLog } from '#core/platform/log/log.ts';

export const log = openLog('error');

/** Without the parameters of a failed query: those of many rows are megabytes. */
process.on('uncaughtException', (error) => {
  console.error(errorForLog(error));
  process.exit(1);
});

/** An empty database in a folder of its own, deleted on close. */
export async function openOwnDatabase(): Promise<OpenDatabase> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'outrider-bench-'));
  // When run as root, PostgreSQL runs under another account, which needs access to the folder.
  await chmod(dataFolder, 0o755);
  const database = await openDatabase({ url: null, dataFolder }, log);
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
