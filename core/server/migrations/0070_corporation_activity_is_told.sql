-- What a person sees depends on whether their corporation is active, so every node forgets everybody.
create function tell_corporation_activity() returns trigger language plpgsql as $$
begin
  perform pg_notify('person_changed', '');
  return null;
end $$;
--> statement-breakpoint
create trigger corporation_activity_changed after update of is_active on corporations
  for each row when (old.is_active is distinct from new.is_active)
  execute function tell_corporation_activity();
