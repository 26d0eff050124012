import type { Command } from 'commander';
import { openLog } from '#core/platform/log/log.ts';
import { openJobs } from '#core/platform/jobs/open-jobs.ts';
import { alertQueue } from '#features/directory/saved-searches/server/alert-jobs.ts';
import { withDatabase } from './with-database.ts';

/** `outrider alerts run`: delegates to the running server, which has the search index open. */
export function addAlertsCommand(program: Command): void {
  program
    .command('alerts')
    .description('Alerts of saved searches.')
    .command('run')
    .description('Has the running Outrider look at saved searches now, and tell what is new.')
    .option('--all', 'also those that are not due yet', false)
    .action(async ({ all }: { all: boolean }) => {
      await withDatabase(async (database) => {
        const jobs = openJobs(database, openLog('error'));
        await jobs.send(database.db, alertQueue, { all });
        await jobs.close();
      });
      process.stdout.write('\n  The alerts are on their way.\n\n');
    });
}
