-- The number of submissions of an opportunity is true at all times, whoever writes them.
create function count_submissions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_active then
    update opportunities set num_submissions = num_submissions - 1 where id = old.opportunity_id;
  end if;
  if tg_op <> 'DELETE' and new.is_active then
    update opportunities set num_submissions = num_submissions + 1 where id = new.opportunity_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger submissions_counted_in_and_out
  after insert or delete on submissions
  for each row execute function count_submissions();
--> statement-breakpoint
create trigger submissions_counted_again
  after update of opportunity_id, is_active on submissions
  for each row execute function count_submissions();
--> statement-breakpoint
-- Every node forgets what it remembers of a person when a session, the person or a role changes.
create function tell_person_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  person text;
begin
  if tg_table_name = 'auth_sessions' then
    person := changed ->> 'user_id';
  elsif tg_table_name = 'auth_users' then
    person := changed ->> 'id';
  elsif tg_table_name = 'users' then
    person := changed ->> 'auth_id';
  else
    select auth_id into person from users where id = (changed ->> 'user_id')::uuid;
  end if;
  if person is not null then
    perform pg_notify('person_changed', person);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger session_ended after delete on auth_sessions
  for each row execute function tell_person_changed();
--> statement-breakpoint
create trigger identity_changed after update or delete on auth_users
  for each row execute function tell_person_changed();
--> statement-breakpoint
create trigger user_changed after insert or update or delete on users
  for each row execute function tell_person_changed();
--> statement-breakpoint
create trigger user_roles_changed after insert or update or delete on user_system_roles
  for each row execute function tell_person_changed();
--> statement-breakpoint
-- History is only ever added to.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit_entries is only ever added to';
end $$;
--> statement-breakpoint
create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function refuse_change();
--> statement-breakpoint
-- Section 6: the system roles.
insert into system_roles (id, name, description) values
  ('019a0000-0000-7000-8000-000000000001', 'Superuser', 'May do everything, in every corporation.'),
  ('019a0000-0000-7000-8000-000000000002', 'Foundry User', 'Works in the foundry, for every corporation.'),
  ('019a0000-0000-7000-8000-000000000003', 'Foundry Champion', 'Sees case work and metrics of their corporation.');
