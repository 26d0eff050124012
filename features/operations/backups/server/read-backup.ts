import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { BackupProblem } from '#core/platform/archive/backup-problem.ts';
import { readArchive, type ArchiveEntry } from '#core/platform/archive/read-archive.ts';
import { refused } from '#core/platform/http/refused.ts';
import { backupRefusals } from '#features/operations/backups/domain/refusals.ts';
import { backupFormat, Contents, Manifest, partOf, type TableSum } from './contents.ts';
import { isSameSum, openMeter } from './meter.ts';
import { missingFrom, placeOf } from './places.ts';

/** What takes the parts of a backup. Each must read its bytes to the end. */
export interface BackupReceiver {
  table(name: string, rows: AsyncIterable<Buffer>): Promise<void>;
  file(id: string, size: number, bytes: AsyncIterable<Buffer>): Promise<void>;
  secret(value: string): Promise<void>;
  jobs(list: unknown): Promise<void>;
}

export interface OpenBackup {
  readonly contents: Contents;
  /**
   * Reads all that follows. What was received is good only once this has resolved.
   * @throws Refused naming what is missing or damaged
   */
  read(receiver: BackupReceiver): Promise<Manifest>;
  close(): Promise<void>;
}

async function drain(bytes: AsyncIterable<Buffer>): Promise<void> {
  for await (const part of bytes) void part;
}

/** A receiver for who only wants to know whether a backup is whole. */
export const noReceiver: BackupReceiver = {
  table: (_name, rows) => drain(rows),
  file: (_id, _size, bytes) => drain(bytes),
  secret: async () => {},
  jobs: async () => {},
};

async function bytesOf({ bytes }: ArchiveEntry): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const part of bytes) all.push(part);
  return Buffer.concat(all);
}

async function jsonOf(entry: ArchiveEntry): Promise<unknown> {
  const bytes = await bytesOf(entry);
  if (bytes.length < entry.size) throw new BackupProblem('cut off');
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new BackupProblem('damaged');
  }
}

async function parsed<Shape extends z.ZodMiniType>(
  shape: Shape,
  entry: ArchiveEntry,
): Promise<z.output<Shape>> {
  const result = z.safeParse(shape, await jsonOf(entry));
  if (!result.success) throw new BackupProblem('damaged');
  return result.data;
}

/** Opens a backup and reads what it has. @throws Refused */
export async function openBackup(
  path: string,
  passphrase: () => Promise<string>,
): Promise<OpenBackup> {
  const entries = readArchive(path, passphrase);
  const file = basename(path);
  let contents: Contents | null = null;
  /** The part that was read last, for messages. */
  let place: string | null = null;
  let next: IteratorResult<ArchiveEntry, unknown>;

  const advance = async (): Promise<void> => {
    next = await entries.next();
    if (!next.done) place = next.value.name;
  };

  const named = (error: unknown): unknown => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return refused(backupRefusals['backup.missing'], { file });
    }
    if (!(error instanceof BackupProblem)) return error;
    if (error.kind === 'no archive') return refused(backupRefusals['backup.none'], { file });
    if (error.kind === 'wrong passphrase') {
      return refused(backupRefusals['backup.passphrase'], { file });
    }
    if (error.kind === 'damaged') {
      return refused(backupRefusals['backup.damaged'], { file, place: placeOf(place) });
    }
    const missing = missingFrom(contents, place);
    return refused(backupRefusals['backup.incomplete'], { file, place: placeOf(place), missing });
  };

  const firstPart = async (): Promise<Contents> => {
    await advance();
    if (next.done) throw new BackupProblem('cut off');
    if (partOf(next.value.name)?.kind !== 'contents') throw new BackupProblem('no archive');
    const contents = await parsed(Contents, next.value);
    if (contents.format > backupFormat) throw refused(backupRefusals['backup.newer'], { file });
    return contents;
  };

  async function readTable(name: string, receiver: BackupReceiver): Promise<TableSum> {
    const meter = openMeter(name);
    async function* rows(): AsyncGenerator<Buffer> {
      while (!next.done) {
        const part = partOf(next.value.name);
        if (part?.kind !== 'table' || part.table !== name) return;
        let bytes = 0;
        for await (const some of next.value.bytes) {
          meter.pass(some);
          bytes += some.length;
          yield some;
        }
        if (bytes < next.value.size) throw new BackupProblem('cut off');
        await advance();
      }
    }
    await receiver.table(name, rows());
    return meter.sum();
  }

  async function readFile(id: string, entry: ArchiveEntry, receiver: BackupReceiver) {
    const hash = createHash('sha256');
    let read = 0;
    async function* bytes(): AsyncGenerator<Buffer> {
      for await (const some of entry.bytes) {
        hash.update(some);
        read += some.length;
        yield some;
      }
      if (read < entry.size) throw new BackupProblem('cut off');
    }
    await receiver.file(id, entry.size, bytes());
    return hash.digest('hex');
  }

  /** Compares what passed with what the last part says of it. */
  function check(manifest: Manifest, tables: Map<string, TableSum>, seen: Seen): void {
    for (const sum of manifest.tables) {
      const read = tables.get(sum.name) ?? openMeter(sum.name).sum();
      place = `tables/${sum.name}/`;
      if (!isSameSum(sum, read)) throw new BackupProblem('damaged');
    }
    place = 'files/';
    const changed = seen.changed.filter((id) => !manifest.files.changed.includes(id));
    if (seen.count !== manifest.files.count || changed.length > 0) {
      throw new BackupProblem('damaged');
    }
  }

  async function read(receiver: BackupReceiver): Promise<Manifest> {
    const tables = new Map<string, TableSum>();
    const seen: Seen = { count: 0, changed: [] };
    while (!next.done) {
      const entry = next.value;
      const part = partOf(entry.name);
      if (part?.kind === 'table') {
        // Reads on to what follows the table.
        tables.set(part.table, await readTable(part.table, receiver));
        continue;
      }
      if (part?.kind === 'manifest') {
        const manifest = await parsed(Manifest, entry);
        check(manifest, tables, seen);
        return manifest;
      }
      if (part?.kind === 'file') {
        seen.count += 1;
        const sum = await readFile(part.id, entry, receiver);
        if (sum !== part.sha256) seen.changed.push(part.id);
      } else if (part?.kind === 'secret') await receiver.secret((await bytesOf(entry)).toString());
      else if (part?.kind === 'jobs') await receiver.jobs(await jsonOf(entry));
      else throw new BackupProblem('damaged');
      await advance();
    }
    throw new BackupProblem('cut off');
  }

  const orNamed = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    try {
      return await run();
    } catch (error) {
      throw named(error);
    }
  };
  contents = await orNamed(firstPart);
  await orNamed(advance);
  return {
    contents,
    read: (receiver) => orNamed(() => read(receiver)),
    close: async () => void (await entries.return(undefined)),
  };
}

interface Seen {
  count: number;
  readonly changed: string[];
}
