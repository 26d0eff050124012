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
): Promise<Row[]> {
  const client = new pg.Client({ ...address, database: 'postgres' });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const hostOf = ({ address }: Cluster) => `${encodeURIComponent(address.host ?? '')}:5432`;

/** Two PostgreSQL servers, of which the second follows the first. */
export interface ReplicatedClusters {
  /** Both, the one that takes no writes first. */
  readonly url: string;
  /** The one that takes no writes alone, as one of several. */
  readonly standbyUrl: string;
  /** Ends the first server as a power cut would, once the second one has all of it, and promotes that. */
  failOver(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The second server is a copy of the first from before its first start, so everything of it comes from the
 * write-ahead log.
 */
export async function openReplicatedClusters(name: string): Promise<ReplicatedClusters> {
  const parent = await makeTemporaryFolder();
  const folders = { primary: join(parent, 'a'), standby: join(parent, 'b') };
  const primary = await openCluster(folders.primary);
  await promisify(execFile)('cp', ['-a', folders.primary, folders.standby]);
  await writeFile(join(folders.standby, 'standby.signal'), '');
  const { host, user } = primary.address;
  await appendFile(
    join(folders.standby, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=''${host}'' user=${user}'\n`,
  );
  const standby = await openCluster(folders.standby);
  await primary.start();
  await onCluster(primary, `create database ${name}`);
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
    standbyUrl: `postgres://${user}:secret@${hostOf(standby)}/${name}?target_session_attrs=read-write`,
    failOver: async () => {
      await waitUntil(follows);
      const pid = await recordedPostmaster(folders.primary);
      if (pid === null) throw new Error('The first server does not run.');
      process.kill(pid, 'SIGKILL');
      await onCluster(standby, 'select pg_promote()');
    },
    close: async () => {
      await standby.stop();
      await removeTemporaryFolder(parent);
    },
  };
}
