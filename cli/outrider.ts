import { Command } from 'commander';
import { messageOf } from '#core/domain/message-of.ts';
import { addAlertsCommand } from './alerts.ts';
import { addAuditCommand } from './audit.ts';
import { addBackupCommands } from './backup.ts';
import { addCorporationCommand } from './corporation.ts';
import { addDatabaseCommand } from './database.ts';
import { addImportCommand } from './import.ts';
import { addReindexCommand } from './reindex.ts';
import { FolderInUse } from '#core/platform/database/embedded/instance-lock.ts';
import { NewerSchema } from '#core/platform/database/migrate.ts';
import { DatabaseUnavailable } from '#core/platform/database/open-database.ts';
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
addBackupCommands(program);
addCorporationCommand(program);
addDatabaseCommand(program);

/** Errors that are for the person at the terminal; others are faults, with a stack. */
const sentences = [CommandError, Refused, FolderInUse, NewerSchema, DatabaseUnavailable];

try {
  await program.parseAsync();
} catch (error) {
  const isSentence = sentences.some((kind) => error instanceof kind);
  process.stderr.write(
    `\n${isSentence ? messageOf(error) : String(error instanceof Error ? error.stack : error)}\n\n`,
  );
  process.exitCode = 1;
}
