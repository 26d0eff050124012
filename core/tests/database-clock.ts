import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '#app/server/app.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { openLog } from '#core/platform/log/log.ts';
import type { TestServer } from './test-server.ts';

/** A database whose time is what the test says. */
export interface ClockedDatabase {
  readonly database: OpenDatabase;
  /** Moves the clock, which else stands still. */
  pass(ms: number): Promise<void>;
}

/** PostgreSQL finds these before its own, in sessions that look here first. */
const clock = `
  create schema clock;
  create table clock.present (at timestamptz(3) not null);
  insert into clock.present values (pg_catalog.clock_timestamp());
  create function clock.now() returns timestamptz stable language sql
    return (select at from clock.present);
  create function clock.clock_timestamp() returns timestamptz stable language sql
    return (select at from clock.present)`;
const sessions =
  '-c timezone=UTC -c plan_cache_mode=force_generic_plan -c search_path=public,clock,pg_catalog';

/** The database of a server once more, with a clock that stands still. */
export async function openClockedDatabase({
  database: { pool },
  settings,
}: TestServer): Promise<ClockedDatabase> {
  await pool.query(clock);
  const url = new URL(settings.databaseUrl ?? '');
  url.searchParams.set('options', sessions);
  const database = await openDatabase({ url: url.href, dataFolder: '' }, openLog('silent'));
  afterAll(() => database.close());
  return {
    database,
    pass: async (ms) => {
      await pool.query(`update clock.present set at = at + make_interval(secs => $1 / 1000.0)`, [
        ms,
      ]);
    },
  };
}

/** One more server over the same data, by whose clock in the database no time passes. */
export async function openClockedNode(
  server: TestServer,
): Promise<ClockedDatabase & { readonly app: FastifyInstance }> {
  const clocked = await openClockedDatabase(server);
  const { settings, jobs } = server;
  const parts = { settings, jobs, database: clocked.database, log: openLog('silent'), demo: true };
  const { app } = await buildApp({ ...parts, webFolder: '/no-web-app-here' });
  afterAll(() => app.close());
  return { ...clocked, app };
}
