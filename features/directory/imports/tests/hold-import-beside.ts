import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { stateFolderOf } from '#e2e/support/fixtures.ts';
import { holdAfterOneBatch } from './hold-import.ts';

/** Holds the imports of the server of the journeys, from beside: its database takes guests. */
export async function holdAfterOneBatchBeside(
  baseURL: string | undefined,
  begin: () => Promise<unknown>,
): Promise<{ letGo: () => Promise<void> }> {
  const dataFolder = readFileSync(join(stateFolderOf(baseURL), 'data-folder'), 'utf8');
  const database = await openDatabase({ url: null, dataFolder, isGuest: true }, openLog('silent'));
  const { letGo } = await holdAfterOneBatch(database.connection, 'startup', begin);
  return {
    letGo: async () => {
      await letGo();
      await database.close();
    },
  };
}
