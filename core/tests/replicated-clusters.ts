import { execFile } from 'node:child_process';
import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openCluster, type Cluster } from '#core/platform/database/embedded/cluster.ts';
import { recordedPostmaster } from '#core/platform/database/embedded/postmaster.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts';
import { waitUntil } from './wait-until.ts';

async function onCluster<Row extends pg.QueryResultRow>(
  { address }: Cluster,
  text: string,
  database = 'postgres',
): Promise<Row[]> {
  const client = new pg.Client({ ...address, database });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

async function kill(folder: string): Promise<void> {
  const pid = await recordedPostmaster(folder);
  if (pid === null) throw new Error('The server does not run.');
  process.kill(pid, 'SIGKILL');
}

const hostOf = ({ address }: Cluster) => `${encodeURIComponent(address.host ?? '')}:5432`;

/** Two PostgreSQL servers, of which the second follows the first. */
export interface ReplicatedClusters {
  /** Both, the one that takes no writes first. */
  readonly url: string;
  /** The one that takes no writes alone, as one of several. */
  readonly standbyUrl: string;
  /** The same, for what only reads; the other one may be named so, too. */
  readonly replicaUrl: string;
  readonly primaryUrl: string;
  /** As whoever operates it. */
  onStandby<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  /** As a power cut would. */
  killStandby(): Promise<void>;
  startStandby(): Promise<void>;
  /** Ends the first server as a power cut would, once the second one has all of it, and promotes that. */
  failOver(): Promise<void>;
  close(): Promise<void>;
}

const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

/**
 * The second server is a copy of the first from before its first start, so everything of it comes from the
 * write-ahead log; of the folder of a server that was stopped, with the database there, from then on.
 */
export async function openReplicatedClusters(
  name: string,
  folder?: string,
): Promise<ReplicatedClusters> {
  const parent = await makeTemporaryFolder();
  const folders = { primary: join(parent, 'a'), standby: join(parent, 'b') };
  if (folder !== undefined) await copy(folder, folders.primary);
  const primary = await openCluster(folders.primary);
  await copy(folders.primary, folders.standby);
  await writeFile(join(folders.standby, 'standby.signal'), '');
  const { host, user } = primary.address;
  await appendFile(
    join(folders.standby, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=''${host}'' user=${user}'\n`,
  );
  const standby = await openCluster(folders.standby);
  await primary.start();
  if (folder === undefined) await onCluster(primary, `create database ${name}`);
  await standby.start();

  const follows = async () => {
    const [row] = await onCluster<{ at: string }>(
      primary,
      'select pg_current_wal_lsn()::text as at',
    );
    const [state] = await onCluster<{ isThere: boolean | null }>(
      standby,
      `select pg_last_wal_replay_lsn() >= '${row?.at}'::pg_lsn as "isThere"`,
    );
    return state?.isThere === true;
  };
  await waitUntil(follows);
  return {
    url: `postgres://${user}:secret@${hostOf(standby)},${hostOf(primary)}/${name}?target_session_attrs=read-write`,
    primaryUrl: `postgres://${user}@${hostOf(primary)}/${name}`,
    replicaUrl: `postgres://${user}@${hostOf(standby)}/${name}`,
    onStandby: (text) => onCluster(standby, text, name),
    killStandby: () => kill(folders.standby),
    startStandby: () => standby.start(),
    standbyUrl: `postgres://${user}:secret@${hostOf(standby)}/${name}?target_session_attrs=read-write`,
    failOver: async () => {
      await waitUntil(follows);
      await kill(folders.primary);
      await onCluster(standby, 'select pg_promote()');
    },
    close: async () => {
      await standby.stop();
      await primary.stop();
      await removeTemporaryFolder(parent);
    },
  };
}
