-- The audit log is only ever added to, its chain and the changes beside it as well. What is personal
-- is replaced by erase_personal_data alone, which says so in the log.
create or replace function refuse_change() returns trigger language plpgsql as $$
declare
  personal constant text[] := array['details', 'address', 'device', 'salt', 'before', 'after'];
begin
  if tg_op = 'UPDATE' and tg_table_name <> 'audit_chain'
    and current_setting('outrider.replaces_personal_data', true) = 'on'
    and to_jsonb(new) - personal = to_jsonb(old) - personal then
    return new;
  end if;
  raise exception '% is only ever added to', tg_table_name;
end $$;
--> statement-breakpoint
create trigger audit_changes_stay before update or delete on audit_changes
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_chain_stay before update or delete on audit_chain
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger audit_entries_kept before truncate on audit_entries
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger audit_changes_kept before truncate on audit_changes
  for each statement execute function refuse_change();
--> statement-breakpoint
create trigger audit_chain_kept before truncate on audit_chain
  for each statement execute function refuse_change();
--> statement-breakpoint
-- What of a row was changed, whichever way: secrets, and what follows from other fields, are left
-- out; of a long text the beginning is kept.
create function collect_change() returns trigger language plpgsql as $$
declare
  longest constant int := 4000;
  old_row constant jsonb := to_jsonb(old);
  new_row jsonb;
  old_fields jsonb;
  new_fields jsonb;
begin
  if tg_op = 'UPDATE' then
    new_row := to_jsonb(new);
  end if;
  select jsonb_object_agg(key, case when length(value::text) > longest
      then to_jsonb(left(value::text, longest) || '…') else value end),
    jsonb_object_agg(key, case when length((new_row -> key)::text) > longest
      then to_jsonb(left((new_row -> key)::text, longest) || '…') else new_row -> key end)
  into old_fields, new_fields
  from jsonb_each(old_row)
  where (new_row is null or new_row -> key is distinct from value)
    and key !~ '^(words|report_words|summary|num_.*|updated_at|version|position|last_.*|.*(secret|token|hash).*)$';
  if old_fields is null then
    return null;
  end if;
  insert into audit_changes (of_table, row_id, before, after)
  values (tg_table_name,
    coalesce(old_row ->> 'id', old_row ->> 'project_id', old_row ->> 'submission_id',
      old_row ->> 'opportunity_id', old_row ->> 'user_id', ''),
    old_fields, case when new_row is not null then new_fields end);
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  audited text;
begin
  foreach audited in array array['users', 'user_system_roles', 'corporations', 'corporation_domains',
    'corporation_tenants', 'cycles', 'opportunities', 'opportunity_team', 'submissions', 'comments',
    'votes', 'scorecards', 'prepared_decisions', 'messages', 'files', 'projects',
    'project_milestones', 'project_updates', 'project_risks', 'project_decisions',
    'project_members', 'pilot_charters', 'pilot_criteria',
    'company_proposals', 'api_keys', 'webhooks', 'project_sources']
  loop
    -- What the transaction itself has inserted, nobody has seen before.
    execute format('create trigger %I after update or delete on %I for each row
      when (old.xmin <> pg_current_xact_id()::xid) execute function collect_change()',
      audited || '_audited', audited);
  end loop;
end $$;
--> statement-breakpoint
-- Replaces what identifies a person in the audit log, and says so there: the entries that it
-- changed are named, so that the chain can cover what is left of them. It belongs to the role that
-- owns the log; the application may call it and cannot do it otherwise. What the deletion of an
-- account changed is not kept at all: it was the person's own.
create function erase_personal_data(pattern text, replacement text, person uuid)
returns integer language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  transactions xid8[];
  entries uuid[];
begin
  perform set_config('outrider.replaces_personal_data', 'on', true);
  with cleared as (
    update audit_changes set before = null, after = null
    where transaction_id = pg_current_xact_id() or (of_table = 'users' and row_id = person::text)
    returning transaction_id
  ), replaced as (
    update audit_changes set
      before = regexp_replace(before::text, pattern, replacement, 'gi')::jsonb,
      after = regexp_replace(after::text, pattern, replacement, 'gi')::jsonb
    where transaction_id <> pg_current_xact_id()
      and not (of_table = 'users' and row_id = person::text)
      and (before::text ~* pattern or after::text ~* pattern)
    returning transaction_id
  )
  select coalesce(array_agg(transaction_id), '{}') into transactions
  from (select * from cleared union all select * from replaced) as changed;
  with changed as (
    update audit_entries set
      details = regexp_replace(details::text, pattern, replacement, 'gi')::jsonb,
      address = case when actor_id = person then null else address end,
      device = case when actor_id = person then null else device end,
      salt = gen_random_uuid()
    where actor_id = person or details::text ~* pattern or transaction_id = any(transactions)
    returning id
  )
  select coalesce(array_agg(id), '{}') into entries from changed;
  insert into audit_entries (id, kind, subject, subject_id, details)
  values (gen_random_uuid(), 'audit.erased', 'user', person::text,
    jsonb_build_object('entryIds', entries));
  perform set_config('outrider.replaces_personal_data', 'off', true);
  return coalesce(array_length(entries, 1), 0);
end $$;
