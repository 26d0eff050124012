import type { OpenDatabase } from '#core/platform/database/open.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { noLimits } from '#core/platform/database/time-limits.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { Settings } from '#core/server/settings.ts';
import { readSettingsOrFail } from './read-settings.ts';

/** Opens the database of the settings, also beside a running Outrider, and closes it again. */
export async function withDatabase<T>(
  work: (database: OpenDatabase, settings: Settings) => Promise<T>,
): Promise<T> {
  const settings = readSettingsOrFail();
  const database = await openDatabase(
    {
      url: settings.databaseUrl,
      dataFolder: settings.dataFolder,
      isGuest: true,
      limits: noLimits,
    },
    openLog('error'),
  );
  try {
    return await work(database, settings);
  } finally {
    await database.close();
  }
}
