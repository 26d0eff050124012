-- Addresses and devices are personal data that is kept for a limited time. Like erase_personal_data this
-- belongs to the role that owns the log, and names in it the entries that it changed. Of the last
-- days nothing is erased, whatever is asked for: nobody removes their traces with it.
create function erase_origins(older_than timestamptz, most integer)
returns integer language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  entries uuid[];
begin
  perform set_config('outrider.replaces_personal_data', 'on', true);
  with changed as (
    update audit_entries set address = null, device = null, salt = gen_random_uuid()
    where id in (
      select id from audit_entries
      where at < least(older_than, now() - interval '7 days')
        and (address is not null or device is not null)
      order by transaction_id
      limit most
    )
    returning id
  )
  select coalesce(array_agg(id), '{}') into entries from changed;
  perform set_config('outrider.replaces_personal_data', 'off', true);
  if entries <> '{}' then
    insert into audit_entries (id, kind, subject, subject_id, details)
    values (gen_random_uuid(), 'audit.originsErased', 'log', 'audit',
      jsonb_build_object('entryIds', entries, 'entries', array_length(entries, 1)));
  end if;
  return coalesce(array_length(entries, 1), 0);
end $$;
--> statement-breakpoint
-- As in audit-log-rules, in one statement: every write of an audited row waits for it.
create or replace function collect_change() returns trigger language plpgsql as $$
declare
  longest constant int := 4000;
  old_row constant jsonb := to_jsonb(old);
  new_row constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
begin
  insert into audit_changes (of_table, row_id, before, after)
  select tg_table_name,
    coalesce(old_row ->> 'id', old_row ->> 'project_id', old_row ->> 'submission_id',
      old_row ->> 'opportunity_id', old_row ->> 'user_id', ''),
    jsonb_object_agg(key, case when length(was::text) > longest
      then to_jsonb(left(was::text, longest) || '…') else was end),
    case when new_row is not null then jsonb_object_agg(key,
      case when length(will::text) > longest
        then to_jsonb(left(will::text, longest) || '…') else will end) end
  from (select key, value as was, new_row -> key as will from jsonb_each(old_row)) as fields
  where (new_row is null or will is distinct from was)
    and key !~ '^(words|report_words|summary|num_.*|updated_at|version|position|last_.*|.*(secret|token|hash).*)$'
  having count(*) > 0;
  return null;
end $$;
