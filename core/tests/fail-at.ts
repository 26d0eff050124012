import { AsyncLocalStorage } from 'node:async_hooks';
import disk, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';

/** What became of the call that failed: it was not carried out, or it was and only its answer was lost. */
export interface Fault {
  readonly call: string;
  readonly of: 'database' | 'files';
  readonly isCarriedOut: boolean;
}

interface Run {
  /** The call that fails, counted from one. */
  readonly at: number;
  calls: number;
  fault: Fault | null;
  isOver: boolean;
}

const running = new AsyncLocalStorage<Run>();

/** The run whose next call fails, once it was counted; null: the call is left alone. */
function failingNow(): Run | null {
  const run = running.getStore();
  if (run === undefined || run.isOver || run.fault !== null) return null;
  run.calls += 1;
  return run.calls === run.at ? run : null;
}

type Call = (...parameters: unknown[]) => unknown;

function textOf(statement: unknown): string {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement
      ? statement.text
      : statement;
  return String(text).replaceAll(/\s+/gu, ' ').trim();
}

/** Ends the connection as a broken cable does, so that PostgreSQL really rolls back. */
const disconnect = ({ connection }: pg.Client): void => {
  connection.stream.destroy();
};

/** Sends after commit what the outbox has: for everybody, and at another time in each run. */
const isOfOutbox = (text: string): boolean => text.includes('delete from notify_outbox');

const { prototype } = pg.Client;
const query = prototype.query as Call;
prototype.query = function queryOrFail(this: pg.Client, ...parameters: unknown[]) {
  const send = () => query.apply(this, parameters);
  const call = textOf(parameters[0]);
  if (isOfOutbox(call)) return send();
  const isCommit = /^commit$/iu.test(call);
  const before = failingNow();
  if (before) {
    before.fault = { call, of: 'database', isCarriedOut: false };
    disconnect(this);
    return send();
  }
  // Counted twice: it is not carried out, or only its answer is lost.
  const after = isCommit ? failingNow() : null;
  if (after === null) return send();
  after.fault = { call: 'the answer to commit', of: 'database', isCarriedOut: true };
  return (send() as Promise<unknown>).then(() => {
    disconnect(this);
    throw new Error('Connection terminated unexpectedly');
  });
} as typeof prototype.query;

/** The errors of a full disk, and of one that breaks. */
const errors = {
  ENOSPC: 'no space left on device',
  EIO: 'i/o error',
} as const;

function failFile(call: string, code: keyof typeof errors): void {
  const run = failingNow();
  if (run === null) return;
  run.fault = { call, of: 'files', isCarriedOut: false };
  throw Object.assign(new Error(`${code}: ${errors[code]}, ${call}`), { code, syscall: call });
}

/** What asks the disk before it does what it is called for. */
const asking = (call: string, code: keyof typeof errors, act: unknown): never =>
  async function askDisk(this: unknown, ...parameters: unknown[]) {
    failFile(call, code);
    return (act as Call).apply(this, parameters);
  } as never;

const { open } = disk;
/** Reading is left alone: nothing changes by it. A folder is read, too, and synced. */
disk.open = async (path, flags, mode) => {
  if (/[wa+]/u.test(String(flags))) failFile('open', 'ENOSPC');
  const file: FileHandle = await open(path, flags, mode);
  for (const name of ['appendFile', 'write', 'writev', 'writeFile'] as const)
    file[name] = asking('write', 'ENOSPC', file[name]);
  file.sync = asking('fsync', 'EIO', file.sync);
  return file;
};
disk.mkdir = asking('mkdir', 'ENOSPC', disk.mkdir);
disk.rename = asking('rename', 'EIO', disk.rename);
disk.rm = asking('rm', 'EIO', disk.rm);
disk.unlink = asking('unlink', 'EIO', disk.unlink);
syncBuiltinESMExports();

/**
 * Acts, and fails the n-th statement or change of a file that it causes; a commit counts twice. What others do
 * meanwhile, such as workers, is neither counted nor failed.
 * @returns What came of it, and which call failed; null: there are fewer calls.
 */
export async function failAt<Result>(
  at: number,
  act: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly fault: Fault | null }> {
  const run: Run = {
    at,
    calls: 0,
    fault: null,
    isOver: false,
  };
  try {
    const result = await running.run(run, act);
    return { result, fault: run.fault };
  } finally {
    run.isOver = true;
  }
}
