import { readFile, mkdir, chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Processes } from './processes.ts';

const binaries = '/usr/lib/postgresql/15/bin';
const startMs = 120_000;
const [etcdPort, etcdPeerPort, proxyPort] = [4360, 4361, 4362] as const;
const databasePorts = [4363, 4364] as const;
const restPort = (port: number) => port + 10;
const password = 'of-this-measurement';
/** Debian's PostgreSQL runs under it. */
const account = 'postgres';

const configurationOf = (folder: string, port: number) => `
scope: outrider
name: p${port}
restapi: { listen: '127.0.0.1:${restPort(port)}', connect_address: '127.0.0.1:${restPort(port)}' }
etcd3: { host: '127.0.0.1:${etcdPort}' }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      parameters: { max_connections: 200, wal_log_hints: 'on' }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }]
  pg_hba:
    - host all all 127.0.0.1/32 md5
    - host replication all 127.0.0.1/32 md5
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  data_dir: ${join(folder, `data-${port}`)}
  bin_dir: ${binaries}
  pgpass: ${join(folder, `pass-${port}`)}
  authentication:
    superuser: { username: postgres, password: ${password} }
    replication: { username: replicator, password: ${password} }
    rewind: { username: rewinder, password: ${password} }
  parameters: { unix_socket_directories: '${folder}' }
`;

const proxyConfiguration = () => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${proxyPort}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${databasePorts.map((port) => `  server p${port} 127.0.0.1:${port} check port ${restPort(port)}`).join('\n')}
`;

/** A PostgreSQL of two, of which one takes over by itself: Patroni, etcd and HAProxy, all from Debian. */
export interface Patroni {
  /** Through the proxy. */
  readonly url: string;
  /** Both servers, without it. */
  readonly urlOfBoth: string;
  /** Ends the present primary and its keeper by SIGKILL; it comes back as a standby after `rejoin`. */
  killPrimary(): Promise<void>;
  rejoin(): Promise<void>;
  /** Whether a server takes a write by now, asked without the proxy. */
  takesWrites(): Promise<boolean>;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  stop(): Promise<void>;
}

async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + startMs;
  while (Date.now() < deadline) {
    if (await isSo().catch(() => false)) return;
    await wait(250);
  }
  throw new Error(`${what} took too long.`);
}

async function queryAt<Row extends pg.QueryResultRow>(
  port: number,
  text: string,
  database = 'outrider',
): Promise<Row[]> {
  const login = { host: '127.0.0.1', port, user: 'postgres', password };
  const client = new pg.Client({ ...login, database, connectionTimeoutMillis: 500 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const isPrimary = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${restPort(port)}/primary`)).ok;

async function isStandby(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${restPort(port)}/synchronous`)).ok;
}

export async function startPatroni(folder: string): Promise<Patroni> {
  const processes = new Processes();
  await mkdir(folder, { recursive: true });
  const { uid, gid } = await accountIds();
  await chown(folder, uid, gid);
  const log = (name: string) => join(folder, `${name}.log`);
  const keepers = new Map<number, ReturnType<Processes['start']>>();
  const startKeeper = async (port: number) => {
    const file = join(folder, `p${port}.yml`);
    await writeFile(file, configurationOf(folder, port));
    keepers.set(port, processes.start(['patroni', file], log(`p${port}`), account));
  };
  processes.start(
    [
      'etcd',
      `--data-dir=${join(folder, 'etcd')}`,
      `--listen-client-urls=http://127.0.0.1:${etcdPort}`,
      `--advertise-client-urls=http://127.0.0.1:${etcdPort}`,
      `--listen-peer-urls=http://127.0.0.1:${etcdPeerPort}`,
      `--initial-advertise-peer-urls=http://127.0.0.1:${etcdPeerPort}`,
      `--initial-cluster=default=http://127.0.0.1:${etcdPeerPort}`,
    ],
    log('etcd'),
    account,
  );
  const [first, second] = databasePorts;
  await startKeeper(first);
  await until(() => isPrimary(first), 'The first PostgreSQL');
  await startKeeper(second);
  await until(() => isStandby(second), 'The standby');
  const proxyFile = join(folder, 'haproxy.cfg');
  await writeFile(proxyFile, proxyConfiguration());
  processes.start(['haproxy', '-db', '-f', proxyFile], log('haproxy'));
  await queryAt(
    first,
    `create role outrider login createrole createdb password '${password}'`,
    'postgres',
  );
  await queryAt(first, 'create database outrider owner outrider', 'postgres');
  const login = `postgres://outrider:${password}@`;

  async function primary(): Promise<number> {
    for (const port of databasePorts) if (await isPrimary(port).catch(() => false)) return port;
    throw new Error('There is no primary.');
  }
  let killed: number | null = null;
  return {
    url: `${login}127.0.0.1:${proxyPort}/outrider`,
    urlOfBoth: `${login}${databasePorts.map((port) => `127.0.0.1:${port}`).join(',')}/outrider?target_session_attrs=read-write`,
    async killPrimary() {
      killed = await primary();
      const postmaster = await readFile(join(folder, `data-${killed}`, 'postmaster.pid'), 'utf8');
      keepers.get(killed)?.kill('SIGKILL');
      process.kill(Number(postmaster.split('\n')[0]), 'SIGKILL');
    },
    async rejoin() {
      if (killed === null) return;
      const port = killed;
      await startKeeper(port);
      await until(() => isStandby(port), 'The old primary as a standby');
      killed = null;
    },
    async takesWrites() {
      const tries = databasePorts.map(async (port) => {
        const [row] = await queryAt<{ isIn: boolean }>(
          port,
          'select pg_is_in_recovery() as "isIn"',
        );
        return row?.isIn === false;
      });
      return (await Promise.allSettled(tries)).some(
        (result) => result.status === 'fulfilled' && result.value,
      );
    },
    query: async (text) => queryAt(await primary(), text),
    stop: () => processes.stop(),
  };
}

async function accountIds(): Promise<{ uid: number; gid: number }> {
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith(`${account}:`));
  const [, , uid = '0', gid = '0'] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
