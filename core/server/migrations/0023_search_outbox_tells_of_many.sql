create or replace function tell_search_of_changed() returns trigger language plpgsql as $$
begin
  insert into search_outbox (company_id, is_one_of_many)
    select id, count(*) over () > 100 from changed;
  notify search_outbox;
  return null;
end $$;
