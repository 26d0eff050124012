import type pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';

/** The role that the application works as; it owns everything but the audit log. */
export const applicationRole = 'outrider_app';
/** Owns the audit log, and the functions that erase in it. Nobody signs in as it. */
const auditRole = 'outrider_audit';

const auditTables = ['audit_entries', 'audit_changes', 'audit_chain'];
const erasing = ['erase_personal_data(text, text, uuid)', 'erase_origins(timestamptz, integer)'];
const schemas = ['public', 'jobs'];

const literals = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

/** Tables that do not belong to whom they should. */
const misplaced = `select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in (${literals(schemas)}) and c.relkind in ('r', 'p', 'v', 'm')
    and c.relname not in (${literals(auditTables)})
    and pg_get_userbyid(c.relowner) <> '${applicationRole}'`;

const isSeparate = `select not exists (${misplaced})
  and (select bool_and(pg_get_userbyid(relowner) = '${auditRole}') from pg_class
    where oid in (${auditTables.map((name) => `'public.${name}'::regclass`).join(', ')}))
  and (select bool_and(pg_get_userbyid(proowner) = '${auditRole}') from pg_proc
    where oid in (${erasing.map((name) => `'public.${name}'::regprocedure`).join(', ')}))
  and has_database_privilege('${applicationRole}', current_database(), 'create') as "isSeparate"`;

const knownRoles = `select rolname as name from pg_roles
  where rolname in ('${applicationRole}', '${auditRole}')`;

/** Which of the two roles there are; they serve all databases of a server. */
async function ensureRoles(client: pg.Client, isSuperuser: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(knownRoles);
  const names = rows.map(({ name }) => name);
  for (const role of [applicationRole, auditRole].filter((name) => !names.includes(name))) {
    await client.query('savepoint role');
    // 42710, 23505: another start has made it meanwhile.
    await client.query(`create role ${role}`).catch(async (error: { code?: string }) => {
      if (error.code !== '42710' && error.code !== '23505') throw error;
      await client.query('rollback to savepoint role');
    });
  }
  if (!isSuperuser) await client.query(`grant ${applicationRole}, ${auditRole} to current_user`);
}

/** Objects of the queue of jobs that its own migrations replace. */
const handOverJobs = `do $$ declare it record; begin
  if not exists (select from pg_namespace where nspname = 'jobs') then return; end if;
  alter schema jobs owner to ${applicationRole};
  for it in select p.oid::regprocedure as name from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'jobs' loop
    execute format('alter routine %s owner to ${applicationRole}', it.name);
  end loop;
  for it in select t.typname as name from pg_type t
    join pg_namespace n on n.oid = t.typnamespace where n.nspname = 'jobs' and t.typtype = 'e' loop
    execute format('alter type jobs.%I owner to ${applicationRole}', it.name);
  end loop;
end $$`;

/** On the embedded server, where nobody else can connect, the application signs in as its role. */
const mayLogIn = `select rolcanlogin as "mayLogIn" from pg_roles where rolname = '${applicationRole}'`;

export async function allowLogIn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mayLogIn: boolean }>(mayLogIn);
  if (rows[0]?.mayLogIn === false) await client.query(`alter role ${applicationRole} login`);
}

/** Everything to the application, the audit log to its own role. */
const handOver = `do $$ declare it record; begin
  execute format('grant create, temporary on database %I to ${applicationRole}', current_database());
  grant usage, create on schema public to ${applicationRole}, ${auditRole};
  grant usage, create on schema drizzle to ${applicationRole};
  grant select on all tables in schema drizzle to ${applicationRole};
  for it in ${misplaced} loop
    execute format('alter table %I.%I owner to ${applicationRole}', it.schema, it.name);
  end loop;
  ${auditTables
    .map(
      (name) => `alter table public.${name} owner to ${auditRole};
  revoke all on public.${name} from public, ${applicationRole};
  grant select, insert on public.${name} to ${applicationRole};`,
    )
    .join('\n  ')}
  ${erasing
    .map(
      (name) => `alter function public.${name} owner to ${auditRole};
  revoke all on function public.${name} from public;
  grant execute on function public.${name} to ${applicationRole};`,
    )
    .join('\n  ')}
  -- What these functions write to the log is looked at for webhooks, by a trigger.
  grant select on public.webhooks to ${auditRole};
  grant insert on public.webhook_outbox to ${auditRole};
  grant usage on all sequences in schema public to ${applicationRole}, ${auditRole};
end $$`;

async function separate(client: pg.Client, isSuperuser: boolean): Promise<void> {
  await client.query('begin');
  try {
    await ensureRoles(client, isSuperuser);
    await client.query(handOver);
    await client.query(handOverJobs);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/**
 * Gives the audit log to a role of its own, so that the one that the application works as may add to
 * it and read it, and nothing else. Returns whether the application is to work as `outrider_app`:
 * not when whoever connects is that role already, or may not create roles. Then nothing is changed,
 * and the log says so.
 */
export async function separateRoles(client: pg.Client, log: Log): Promise<boolean> {
  const { rows } = await client.query<{ name: string; isSuperuser: boolean; maySeparate: boolean }>(
    `select rolname as name, rolsuper as "isSuperuser", rolsuper or rolcreaterole as "maySeparate"
    from pg_roles where rolname = current_user`,
  );
  const [current] = rows;
  if (!current || current.name === applicationRole) return false;
  if (!current.maySeparate) {
    log.warn(
      'The database role of DATABASE_URL may not create roles, so the audit log belongs to the application itself. Changes to it are noticed, but not prevented. See docs/operating.md.',
    );
    return false;
  }
  const { rows: roles } = await client.query(knownRoles);
  const done = roles.length === 2 && (await client.query(isSeparate)).rows[0]?.isSeparate === true;
  if (done) return true;
  try {
    await separate(client, current.isSuperuser);
    return true;
  } catch (error) {
    log.warn(
      { err: error },
      'The audit log could not be given to a database role of its own: changes to it are noticed, ' +
        'but not prevented. See docs/operating.md.',
    );
    return false;
  }
}
