import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Processes } from './processes.ts';

const startMs = 10_000;
/** It does not run as root. */
const account = 'postgres';

export interface PgbouncerOptions {
  readonly mode: 'session' | 'transaction' | 'statement';
  readonly port: number;
  /** The address of a PostgreSQL, with name and password. */
  readonly database: string;
  /** The most connections that it opens for one database and account. */
  readonly connections?: number;
}

export interface Pgbouncer {
  /** The database through it. */
  readonly url: string;
  stop(): Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

const configurationOf = (
  { mode, port, database, connections = 60 }: PgbouncerOptions,
  accounts: string,
): string => {
  const { hostname, port: databasePort } = new URL(database);
  return `
[databases]
* = host=${hostname} port=${databasePort || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${accounts}
pool_mode = ${mode}
default_pool_size = ${connections}
max_client_conn = 500
tcp_keepidle = 5
tcp_keepintvl = 5
tcp_keepcnt = 2
tcp_user_timeout = 15000
`;
};

/** The pgbouncer of Debian's package before a PostgreSQL, as operating.md says it has to be set. */
export async function startPgbouncer(options: PgbouncerOptions): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-pgbouncer-'));
  await chmod(folder, 0o755);
  const url = new URL(options.database);
  const [accounts, configuration] = [join(folder, 'accounts'), join(folder, 'pgbouncer.ini')];
  const [name, password] = [url.username, url.password].map((one) => decodeURIComponent(one));
  await writeFile(accounts, `"${name}" "${password}"\n`);
  await writeFile(configuration, configurationOf(options, accounts));
  const processes = new Processes();
  processes.start(['pgbouncer', configuration], join(folder, 'log'), account);
  const deadline = Date.now() + startMs;
  while (!(await answers(options.port))) {
    if (Date.now() > deadline) throw new Error(`pgbouncer took too long: ${folder}/log`);
    await wait(50);
  }
  url.host = `127.0.0.1:${options.port}`;
  return {
    url: url.href,
    stop: async () => {
      await processes.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
