import { Command } from 'commander';
import { messageOf } from '#core/domain/message-of.ts';
import { staySmall } from './stay-small.ts';

const program = new Command('outrider').description('Outrider from the command line.');

// The others load the search engine and all that imports need, which these have no use for.
if (/^(?:backup|restore)$/u.test(process.argv[2] ?? '')) {
  staySmall();
  (await import('./backup.ts')).addBackupCommands(program);
} else (await import('./commands.ts')).addAllCommands(program);

try {
  await program.parseAsync();
} catch (error) {
  const { isForPerson } = await import('./error-for-person.ts');
  const isSentence = isForPerson(error);
  process.stderr.write(
    `\n${isSentence ? messageOf(error) : String(error instanceof Error ? error.stack : error)}\n\n`,
  );
  process.exitCode = 1;
}
