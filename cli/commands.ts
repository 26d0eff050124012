import type { Command } from 'commander';
import { speakOwnWords } from '#core/domain/validation-words.ts';
import { addAlertsCommand } from './alerts.ts';
import { addAuditCommand } from './audit.ts';
import { addBackupCommands } from './backup.ts';
import { addCorporationCommand } from './corporation.ts';
import { addDatabaseCommand } from './database.ts';
import { addImportCommand } from './import.ts';
import { addReindexCommand } from './reindex.ts';
import { addSetupCodeCommand } from './setup-code.ts';
import { addSsoCommand } from './sso.ts';
import { addUserCommand } from './user.ts';

/** Adds all commands, in the order of the help. */
export function addAllCommands(program: Command): void {
  speakOwnWords();
  addImportCommand(program);
  addSetupCodeCommand(program);
  addUserCommand(program);
  addSsoCommand(program);
  addAlertsCommand(program);
  addReindexCommand(program);
  addAuditCommand(program);
  addBackupCommands(program);
  addCorporationCommand(program);
  addDatabaseCommand(program);
}
