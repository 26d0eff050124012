import { inject } from 'vitest';
import type pg from 'pg';
import { applicationRole } from '#core/platform/database/separate-roles.ts';
import { onDatabase } from './cluster.ts';

/** Tables that change by signing in, or that a worker fills or empties. */
const passing = [
  'auth_rate_limits',
  'auth_sessions',
  'sign_in_failures',
  'password_reset_requests',
  'audit_chain',
];

/**
 * A trigger on every table notes each row that is inserted, updated or deleted; signing in, and what is
 * refused then, is recorded and does not count. A partition takes over the trigger of its table.
 */
const notes = `
  create schema watch;
  create table watch.written (name text not null, action text not null,
    transaction xid8 not null default pg_current_xact_id());
  grant usage on schema watch to ${applicationRole};
  grant select, delete on watch.written to ${applicationRole};

  create function watch.note() returns trigger language plpgsql security definer as $$ begin
    if tg_table_name = 'audit_entries' then
      if coalesce(new.kind, old.kind) like 'session.%' then return null; end if;
    end if;
    insert into watch.written values (tg_table_name, tg_op);
    return null;
  end $$;

  do $$ declare it record; begin
    for it in select c.oid::regclass as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and c.relname <> all ('{${passing.join(',')}}') loop
      execute format('create trigger zz_row_written after insert or update or delete on %s
        for each row execute function watch.note()', it.name);
      execute format('create trigger zz_table_emptied after truncate on %s
        for each statement execute function watch.note()', it.name);
    end loop;
  end $$;`;

/** From now on, what is written to this database is noted. */
export async function watchRows(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  // The audit log is not the application's, so it cannot watch that.
  await onDatabase(inject('databaseServer'), rows[0]?.name ?? '', (client) => client.query(notes));
}

/**
 * Whoever compares companies, or sends notifications, writes at any time: they alone take their work out of these
 * tables, in the transaction that stores what came of it.
 */
const ofWorker = `select transaction from taken
  where action = 'DELETE' and name in ('match_outbox', 'notify_outbox')`;

/** What committed transactions have written since it was last asked: `INSERT comments`, once a row. */
export async function takeWrittenRows(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ written: string }>(
    `with taken as (delete from watch.written returning name, action, transaction)
     select action || ' ' || name as written from taken where transaction not in (${ofWorker})`,
  );
  return rows.map(({ written }) => written);
}
