import { resolve } from 'node:path';
import type { Command } from 'commander';
import { formatNumber, pluralize } from '#core/domain/format.ts';
import { fileStoreOf } from '#core/server/files.ts';
import { importCorporation } from '#features/operations/backups/server/corporation/import-corporation.ts';
import { rebuilds } from '#features/directory/search/server/index-sync/rebuilds.ts';
import { withDatabase } from './with-database.ts';

async function importFile(path: string): Promise<void> {
  const { rows, files } = await withDatabase(async ({ db, connection }, settings) => {
    const imported = await importCorporation(resolve(path), {
      connection,
      files: fileStoreOf(settings),
    });
    await rebuilds.ask(db, 'asked');
    return imported;
  });
  process.stdout.write(
    `  Imported ${formatNumber(rows, 'en')} rows and ${pluralize(files, 'file', 'files', 'en')}. ` +
      'Its people get in by resetting their password.\n',
  );
}

/** `outrider corporation import FILE` */
export function addCorporationCommand(program: Command): void {
  program
    .command('corporation')
    .description('All that is a corporation’s.')
    .command('import')
    .description('Imports the full export of a corporation into an installation without any.')
    .argument('<file>', 'the zip')
    .action(importFile);
}
