import { placeOf } from '#core/platform/database/database-address.ts';
import { openEmbedded } from '#core/platform/database/embedded/open-embedded.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { Settings } from '#core/server/settings.ts';

/** The database of the settings, without a schema; what is embedded is made, and is ours alone. */
export async function openEmptyDatabase({ databaseUrl, dataFolder }: Settings) {
  const log = openLog('error');
  if (databaseUrl === null) {
    const embedded = await openEmbedded(dataFolder, log);
    return { ...embedded, place: `The data folder ${dataFolder}` };
  }
  return {
    connection: { connectionString: databaseUrl },
    place: `The database ${placeOf(databaseUrl)}`,
    close: async () => {},
  };
}
