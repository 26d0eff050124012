ALTER TABLE "submissions" ADD COLUMN "opened_at" timestamptz(3);
--> statement-breakpoint
-- What is there already is new to nobody. Nothing that a person reads changes, so nothing is recorded.
alter table submissions disable trigger user;
--> statement-breakpoint
update submissions set opened_at = updated_at;
--> statement-breakpoint
alter table submissions enable trigger user;
--> statement-breakpoint
CREATE INDEX "submissions_unopened" ON "submissions" USING btree ("opportunity_id") WHERE opened_at is null and is_active;
--> statement-breakpoint
-- As before; that somebody looked is no change.
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
    then key !~ '^(words|report_words|summary|num_.*|opened_at|updated_at|version|position|last_.*|.*(secret|token|hash).*)$'
    else false end
  having count(*) > 0;
  return null;
end $$;
