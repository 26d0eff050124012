-- Whoever writes companies, and however many at once, the index hears of each.
create function tell_search_of_changed() returns trigger language plpgsql as $$
begin
  insert into search_outbox (company_id) select id from changed;
  notify search_outbox;
  return null;
end $$;
--> statement-breakpoint
create trigger companies_told_in after insert on companies
  referencing new table as changed
  for each statement execute function tell_search_of_changed();
--> statement-breakpoint
create trigger companies_told_changed after update on companies
  referencing new table as changed
  for each statement execute function tell_search_of_changed();
--> statement-breakpoint
create trigger companies_told_out after delete on companies
  referencing old table as changed
  for each statement execute function tell_search_of_changed();
