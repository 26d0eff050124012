import type { Command } from 'commander';
import { linkToSetup } from '#features/operations/setup/domain/links.ts';
import { loadSetupCode } from '#features/operations/setup/server/shared/setup-code.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './with-database.ts';

/** @throws CommandError when there are accounts */
async function printSetupCode(): Promise<void> {
  await withDatabase(async ({ db }, { publicUrl, authSecret }) => {
    const code = await loadSetupCode(db, authSecret);
    if (code === null) {
      throw new CommandError('There are accounts already. “user create” makes another one.');
    }
    process.stdout.write(`${code}  (for ${publicUrl}${linkToSetup})\n`);
  });
}

/** `outrider setup-code` */
export function addSetupCodeCommand(program: Command): void {
  program
    .command('setup-code')
    .description('Prints the code that makes the first account, while there is none.')
    .action(printSetupCode);
}
