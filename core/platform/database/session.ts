import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import pg from 'pg';

/** Parameters of PostgreSQL by name, as a session begins. */
export type SessionSettings = Readonly<Record<string, string>>;

/**
 * How to connect, and what each session begins with: plain data, as threads take it. Set by SQL, since poolers
 * refuse or drop what comes with the connection (docs/decisions/0134-sessions-and-poolers.md).
 */
export interface SessionConfig extends pg.ClientConfig {
  readonly session?: SessionSettings;
}

/**
 * By which PostgreSQL shows the connections of this process, and of no other: a container that is started again has
 * the name and the number of before.
 */
export const processName = `outrider ${hostname().slice(0, 30)}/${process.pid}/${randomBytes(3).toString('hex')}`;

/**
 * Instants are UTC (see `instant` in tables/columns.ts). Generic plans: custom ones would be replanned each
 * time for foundry viewers, whose condition folds away.
 */
export const localSettings: SessionSettings = {
  TimeZone: 'UTC',
  plan_cache_mode: 'force_generic_plan',
};

/** Over a network, the server notices within 15 s that a node has gone without a word, and frees its locks. */
export const remoteSettings: SessionSettings = {
  ...localSettings,
  tcp_keepalives_idle: '5',
  tcp_keepalives_interval: '5',
  tcp_keepalives_count: '2',
};

/**
 * Also while what it sent has not arrived. Not for backups and exports, which read much and stop reading to
 * write it somewhere: that looks the same.
 */
export const nodeSettings: SessionSettings = { tcp_user_timeout: '15000' };

/** The statement that sets them. */
export function settingText(settings: SessionSettings): string {
  const parts = Object.entries(settings).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, false)`,
  );
  return `select ${parts.join(', ')}`;
}
