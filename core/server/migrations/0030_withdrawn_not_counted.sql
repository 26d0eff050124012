-- What its submitter withdrew is not counted.
create or replace function count_submissions() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_active and old.withdrawn_at is null then
    update opportunities set num_submissions = num_submissions - 1 where id = old.opportunity_id;
  end if;
  if tg_op <> 'DELETE' and new.is_active and new.withdrawn_at is null then
    update opportunities set num_submissions = num_submissions + 1 where id = new.opportunity_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger submissions_counted_again on submissions;
--> statement-breakpoint
create trigger submissions_counted_again
  after update of opportunity_id, is_active, withdrawn_at on submissions
  for each row execute function count_submissions();
--> statement-breakpoint
update opportunities set num_submissions = num_submissions - withdrawn.count
  from (select opportunity_id, count(*)::int as count from submissions
    where is_active and withdrawn_at is not null group by opportunity_id) withdrawn
  where withdrawn.opportunity_id = opportunities.id;
