import { Command } from 'commander';
import { addAlertsCommand } from './alerts.ts';
import { addAuditCommand } from './audit.ts';
import { addDatabaseCommand } from './database.ts';
import { addImportCommand } from './import.ts';
import { addReindexCommand } from './reindex.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { CommandError } from './command-error.ts';
import { addSsoCommand } from './sso.ts';
import { addUserCommand } from './user.ts';

const program = new Command('outrider').description('Outrider from the command line.');
addImportCommand(program);
addUserCommand(program);
addSsoCommand(program);
addAlertsCommand(program);
addReindexCommand(program);
addAuditCommand(program);
addDatabaseCommand(program);

try {
  await program.parseAsync();
} catch (error) {
  const isSentence = error instanceof CommandError || error instanceof Refused;
  process.stderr.write(
    `\n${isSentence ? error.message : String(error instanceof Error ? error.stack : error)}\n\n`,
  );
  process.exitCode = 1;
}
