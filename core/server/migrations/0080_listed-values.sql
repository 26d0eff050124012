-- Stages and statuses that are known are written in one spelling. The key is a spelling without case and
-- separators. Nothing that a record says changes, so no version and no history of it does; the search is told.
create temporary table known_values (field text, key text, value text) on commit drop;
--> statement-breakpoint
insert into known_values values
  ('stage', 'angel', 'Angel'),
  ('stage', 'angelround', 'Angel'),
  ('stage', 'angelfunding', 'Angel'),
  ('stage', 'angelinvestment', 'Angel'),
  ('stage', 'bootstrapped', 'Bootstrapped'),
  ('stage', 'bootstrap', 'Bootstrapped'),
  ('stage', 'bootstrapping', 'Bootstrapped'),
  ('stage', 'convertiblenote', 'Convertible note'),
  ('stage', 'convertiblenotes', 'Convertible note'),
  ('stage', 'corporateround', 'Corporate round'),
  ('stage', 'debtfinancing', 'Debt financing'),
  ('stage', 'debt', 'Debt financing'),
  ('stage', 'debtround', 'Debt financing'),
  ('stage', 'earlystage', 'Early stage'),
  ('stage', 'equitycrowdfunding', 'Equity crowdfunding'),
  ('stage', 'grant', 'Grant'),
  ('stage', 'grants', 'Grant'),
  ('stage', 'grantfunding', 'Grant'),
  ('stage', 'growth', 'Growth'),
  ('stage', 'growthstage', 'Growth'),
  ('stage', 'growthround', 'Growth'),
  ('stage', 'idea', 'Idea'),
  ('stage', 'ideastage', 'Idea'),
  ('stage', 'initialcoinoffering', 'Initial coin offering'),
  ('stage', 'ico', 'Initial coin offering'),
  ('stage', 'ipo', 'IPO'),
  ('stage', 'initialpublicoffering', 'IPO'),
  ('stage', 'latestage', 'Late stage'),
  ('stage', 'mvp', 'MVP'),
  ('stage', 'minimumviableproduct', 'MVP'),
  ('stage', 'nonequityassistance', 'Non-equity assistance'),
  ('stage', 'postipodebt', 'Post-IPO debt'),
  ('stage', 'postipoequity', 'Post-IPO equity'),
  ('stage', 'postiposecondary', 'Post-IPO secondary'),
  ('stage', 'preseed', 'Pre-seed'),
  ('stage', 'preseedround', 'Pre-seed'),
  ('stage', 'preseedstage', 'Pre-seed'),
  ('stage', 'preseedfunding', 'Pre-seed'),
  ('stage', 'preseriesa', 'Pre-Series A'),
  ('stage', 'prea', 'Pre-Series A'),
  ('stage', 'prearound', 'Pre-Series A'),
  ('stage', 'privateequity', 'Private equity'),
  ('stage', 'privateequityround', 'Private equity'),
  ('stage', 'productcrowdfunding', 'Product crowdfunding'),
  ('stage', 'prototype', 'Prototype'),
  ('stage', 'prototypestage', 'Prototype'),
  ('stage', 'scaleup', 'Scale-up'),
  ('stage', 'secondarymarket', 'Secondary market'),
  ('stage', 'seed', 'Seed'),
  ('stage', 'seedround', 'Seed'),
  ('stage', 'seedstage', 'Seed'),
  ('stage', 'seedfunding', 'Seed'),
  ('stage', 'seedcapital', 'Seed'),
  ('stage', 'seriesa', 'Series A'),
  ('stage', 'around', 'Series A'),
  ('stage', 'rounda', 'Series A'),
  ('stage', 'seriesaround', 'Series A'),
  ('stage', 'seriesafunding', 'Series A'),
  ('stage', 'seriesb', 'Series B'),
  ('stage', 'bround', 'Series B'),
  ('stage', 'roundb', 'Series B'),
  ('stage', 'seriesbround', 'Series B'),
  ('stage', 'seriesbfunding', 'Series B'),
  ('stage', 'seriesc', 'Series C'),
  ('stage', 'cround', 'Series C'),
  ('stage', 'roundc', 'Series C'),
  ('stage', 'seriescround', 'Series C'),
  ('stage', 'seriescfunding', 'Series C'),
  ('stage', 'seriesd', 'Series D'),
  ('stage', 'dround', 'Series D'),
  ('stage', 'roundd', 'Series D'),
  ('stage', 'seriesdround', 'Series D'),
  ('stage', 'seriesdfunding', 'Series D'),
  ('stage', 'seriese', 'Series E'),
  ('stage', 'eround', 'Series E'),
  ('stage', 'rounde', 'Series E'),
  ('stage', 'serieseround', 'Series E'),
  ('stage', 'seriesefunding', 'Series E'),
  ('stage', 'seriesf', 'Series F'),
  ('stage', 'fround', 'Series F'),
  ('stage', 'roundf', 'Series F'),
  ('stage', 'seriesfround', 'Series F'),
  ('stage', 'seriesffunding', 'Series F'),
  ('stage', 'seriesg', 'Series G'),
  ('stage', 'ground', 'Series G'),
  ('stage', 'roundg', 'Series G'),
  ('stage', 'seriesground', 'Series G'),
  ('stage', 'seriesgfunding', 'Series G'),
  ('stage', 'seriesh', 'Series H'),
  ('stage', 'hround', 'Series H'),
  ('stage', 'roundh', 'Series H'),
  ('stage', 'serieshround', 'Series H'),
  ('stage', 'serieshfunding', 'Series H'),
  ('stage', 'seriesi', 'Series I'),
  ('stage', 'iround', 'Series I'),
  ('stage', 'roundi', 'Series I'),
  ('stage', 'seriesiround', 'Series I'),
  ('stage', 'seriesifunding', 'Series I'),
  ('stage', 'seriesj', 'Series J'),
  ('stage', 'jround', 'Series J'),
  ('stage', 'roundj', 'Series J'),
  ('stage', 'seriesjround', 'Series J'),
  ('stage', 'seriesjfunding', 'Series J'),
  ('stage', 'seriesunknown', 'Series unknown'),
  ('stage', 'ventureseriesunknown', 'Series unknown'),
  ('stage', 'ventureround', 'Series unknown'),
  ('status', 'acquired', 'acquired'),
  ('status', 'wasacquired', 'acquired'),
  ('status', 'active', 'active'),
  ('status', 'bankrupt', 'bankrupt'),
  ('status', 'closed', 'closed'),
  ('status', 'dissolved', 'dissolved'),
  ('status', 'inactive', 'inactive'),
  ('status', 'ipo', 'IPO'),
  ('status', 'initialpublicoffering', 'IPO'),
  ('status', 'merged', 'merged'),
  ('status', 'operating', 'operating');
--> statement-breakpoint
create function pg_temp.in_one_spelling(of_field text, spelling text) returns text language sql stable as $$
  select coalesce((select value from known_values where field = of_field
    and key = lower(regexp_replace(spelling, '[\s_./\u2010-\u2015-]+', '', 'g'))), spelling)
$$;
--> statement-breakpoint
create temporary table respelled on commit drop as
  select field, spelling, pg_temp.in_one_spelling(field, spelling) as value from (
    select 'stage' as field, stage as spelling from companies where stage is not null group by stage
    union all
    select 'status', status from companies where status is not null group by status) written
  where spelling <> pg_temp.in_one_spelling(field, spelling);
--> statement-breakpoint
create temporary table mended on commit drop as
  select id, stage_now.value as stage, status_now.value as status
  from companies
  left join respelled stage_now on stage_now.field = 'stage' and stage_now.spelling = companies.stage
  left join respelled status_now on status_now.field = 'status' and status_now.spelling = companies.status
  where stage_now.value is not null or status_now.value is not null;
--> statement-breakpoint
alter table companies disable trigger user;
--> statement-breakpoint
update companies its set stage = coalesce(mended.stage, its.stage), status = coalesce(mended.status, its.status)
  from mended where mended.id = its.id;
--> statement-breakpoint
alter table companies enable trigger user;
--> statement-breakpoint
insert into search_outbox (company_id, is_one_of_many) select id, true from mended;
--> statement-breakpoint
-- What people wrote, and what the source says beneath.
alter table company_values disable trigger user;
--> statement-breakpoint
update company_values set
    value = case jsonb_typeof(value) when 'string'
      then to_jsonb(pg_temp.in_one_spelling(field, value #>> '{}')) else value end,
    source_value = case jsonb_typeof(source_value) when 'string'
      then to_jsonb(pg_temp.in_one_spelling(field, source_value #>> '{}')) else source_value end
  where field in ('stage', 'status');
--> statement-breakpoint
update company_values set value = (
    select jsonb_agg(case jsonb_typeof(round -> 'name') when 'string'
      then jsonb_set(round, '{name}', to_jsonb(pg_temp.in_one_spelling('stage', round ->> 'name')))
      else round end order by nth)
    from jsonb_array_elements(value) with ordinality as rounds(round, nth))
  where field = 'fundingRounds' and jsonb_typeof(value) = 'array' and value <> '[]';
--> statement-breakpoint
alter table company_values enable trigger user;
--> statement-breakpoint
-- What undoing an import writes back.
update import_changes its set before = before
    || jsonb_build_object('stage', pg_temp.in_one_spelling('stage', before ->> 'stage'),
      'status', pg_temp.in_one_spelling('status', before ->> 'status'))
  from imports where imports.id = its.import_id and imports.of = 'companies' and before is not null
    and ((before ->> 'stage') is distinct from pg_temp.in_one_spelling('stage', before ->> 'stage')
      or (before ->> 'status') is distinct from pg_temp.in_one_spelling('status', before ->> 'status'));
--> statement-breakpoint
create function pg_temp.filters_in_one_spelling(filters jsonb) returns jsonb language sql stable as $$
  select jsonb_set(filters, '{stage}', (
    select jsonb_agg(distinct value collate "C" order by value collate "C") from (
      select pg_temp.in_one_spelling('stage', spelling) as value
      from jsonb_array_elements_text(filters -> 'stage') as stages(spelling)) listed))
$$;
--> statement-breakpoint
update saved_searches set filters = pg_temp.filters_in_one_spelling(filters)
  where jsonb_typeof(filters -> 'stage') = 'array' and filters -> 'stage' <> '[]';
--> statement-breakpoint
-- A person's same search is kept once.
delete from recent_searches older using recent_searches newer
  where older.user_id = newer.user_id and older.query = newer.query and older.id <> newer.id
    and jsonb_typeof(older.filters -> 'stage') = 'array' and older.filters -> 'stage' <> '[]'
    and jsonb_typeof(newer.filters -> 'stage') = 'array' and newer.filters -> 'stage' <> '[]'
    and pg_temp.filters_in_one_spelling(older.filters) = pg_temp.filters_in_one_spelling(newer.filters)
    and (older.searched_at, older.id) < (newer.searched_at, newer.id);
--> statement-breakpoint
update recent_searches set filters = pg_temp.filters_in_one_spelling(filters)
  where jsonb_typeof(filters -> 'stage') = 'array' and filters -> 'stage' <> '[]';
--> statement-breakpoint
drop function pg_temp.filters_in_one_spelling(jsonb);
--> statement-breakpoint
drop function pg_temp.in_one_spelling(text, text);
--> statement-breakpoint
drop table known_values, respelled, mended;
