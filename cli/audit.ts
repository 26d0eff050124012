import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { pluralize } from '#core/domain/format.ts';
import { verifyLines } from '#features/operations/audit-log/server/shared/lines.ts';
import { verifyLive } from '#features/operations/audit-log/server/shared/verify-live.ts';
import { CommandError } from './command-error.ts';
import { withDatabase } from './with-database.ts';

type Verified = Awaited<ReturnType<typeof verifyLines>>;

const entries = (count: number) => pluralize(count, 'entry', 'entries', 'en');
const say = (...lines: readonly string[]) => process.stdout.write(`\n${lines.join('\n')}\n\n`);

/** @throws CommandError naming the first bad entry */
function assertSound({ fault, entries: read }: Pick<Verified, 'fault' | 'entries'>): void {
  if (fault === null) return;
  const { sequence, entryId, problem } = fault;
  const id = entryId === null ? '' : ` (${entryId})`;
  throw new CommandError(
    `The audit log was tampered with. First bad entry: ${sequence}${id}. ${problem}\n` +
      `${entries(read)} read.`,
  );
}

/** `SEQUENCE:HASH`, as a verification prints it. */
function headOf(text: string | undefined): Verified['head'] | null {
  if (text === undefined) return null;
  const [, sequence, hash] = /^(\d{1,15}):([0-9a-f]{64})$/u.exec(text) ?? [];
  if (sequence === undefined || hash === undefined) {
    throw new CommandError('--head takes a number and a hash: 1204:9f86d0….');
  }
  return { sequence: Number(sequence), hash };
}

async function verifyFile(file: string, head: Verified['head'] | null): Promise<void> {
  await access(file).catch(() => {
    throw new CommandError(`There is no file ${file}, or it may not be read.`);
  });
  const verified = await verifyLines(
    () => createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity }),
    head,
  );
  assertSound(verified);
  if (verified.problem !== null) {
    throw new CommandError(
      `${verified.problem} The last good entry is ${verified.head.sequence}. ` +
        'What can be verified is an export of the audit log as JSON lines.',
    );
  }
  const lines = [`${entries(verified.entries)}: as written, and in order.`];
  if (verified.erased > 0) {
    lines.push(`Personal data was erased from ${verified.erased}, as the log says.`);
  }
  lines.push(
    verified.isWhole
      ? `Head: ${verified.head.sequence}:${verified.head.hash}`
      : 'It is a part of the log: whether entries between are missing cannot be seen.',
  );
  say(...lines);
}

async function verifyDatabase(head: Verified['head'] | null): Promise<void> {
  const verified = await withDatabase((database) => verifyLive(database, head));
  assertSound(verified);
  if (verified.late > 0) {
    throw new CommandError(
      `${entries(verified.late)} waited for more than a minute to be added to the chain. ` +
        'Is Outrider running?',
    );
  }
  say(
    `${entries(verified.entries)}: as written, and in order.`,
    `Head: ${verified.head.sequence}:${verified.head.hash}`,
  );
}

/** `outrider audit` */
export function addAuditCommand(program: Command): void {
  const audit = program.command('audit').description('The audit log.');
  audit
    .command('verify')
    .description('Verifies an export of the audit log, or without a file the log itself.')
    .argument('[file]', 'an export as JSON lines')
    .option('--head <sequence:hash>', 'an entry that it must have, as noted elsewhere')
    .action((file: string | undefined, { head }: { head?: string }) =>
      file === undefined ? verifyDatabase(headOf(head)) : verifyFile(file, headOf(head)),
    );
}
