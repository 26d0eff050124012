import { FolderInUse } from '#core/platform/database/embedded/instance-lock.ts';
import { NewerSchema } from '#core/platform/database/migrate.ts';
import { DatabaseUnavailable } from '#core/platform/database/open-database.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { CommandError } from './command-error.ts';

const sentences = [CommandError, Refused, FolderInUse, NewerSchema, DatabaseUnavailable];

/** Whether an error is a sentence for the person at the terminal; others are faults, with a stack. */
export const isForPerson = (error: unknown): boolean =>
  sentences.some((kind) => error instanceof kind);
