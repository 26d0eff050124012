-- As before, but whether a field was changed is asked first: the pattern costs more, and most fields
-- of a row stay as they are.
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
  where case when new_row is null or will is distinct from was
    then key !~ '^(words|report_words|summary|num_.*|updated_at|version|position|last_.*|.*(secret|token|hash).*)$'
    else false end
  having count(*) > 0;
  return null;
end $$;
