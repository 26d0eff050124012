CREATE TABLE "currency_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"usd" double precision NOT NULL,
	"day" date NOT NULL,
	"entered_by" uuid,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "funding_amount" double precision;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "funding_currency" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "known_companies" text DEFAULT 'link' NOT NULL;--> statement-breakpoint
ALTER TABLE "currency_rates" ADD CONSTRAINT "currency_rates_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Funding counts in US dollars only by a rate that somebody entered, whoever writes the company.
create function derive_company_funding() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.funding_currency is null and new.funding_usd is not null then
    new.funding_amount := new.funding_usd;
    new.funding_currency := 'USD';
  end if;
  new.funding_usd := case when new.funding_currency = 'USD' then new.funding_amount
    else (select round((new.funding_amount * usd)::numeric) from currency_rates
      where currency = new.funding_currency) end;
  return new;
end $$;
--> statement-breakpoint
create trigger companies_funding before insert or update of funding_amount, funding_currency on companies
  for each row when (new.funding_amount is not null or new.funding_usd is not null)
  execute function derive_company_funding();
--> statement-breakpoint
-- Nothing that is searched or compared changes here, so nothing is told.
alter table companies disable trigger user;
--> statement-breakpoint
update companies set funding_amount = funding_usd, funding_currency = 'USD' where funding_usd is not null;
--> statement-breakpoint
alter table companies enable trigger user;
--> statement-breakpoint
update import_changes
  set before = before || jsonb_build_object('funding_amount', before->'funding_usd', 'funding_currency', 'USD')
  where before->>'funding_usd' is not null;
--> statement-breakpoint
-- What was mapped to dollars is funding, in dollars where a file of its own has no other currency.
update imports set currency = 'USD', mapping = (
    select jsonb_object_agg(key, case when value = '"fundingUsd"' then '"fundingAmount"' else value end)
    from jsonb_each(mapping))
  where "of" = 'companies' and mapping::text like '%"fundingUsd"%';
--> statement-breakpoint
update import_mappings set mapping = (
    select jsonb_object_agg(key, case when value = '"fundingUsd"' then '"fundingAmount"' else value end)
    from jsonb_each(mapping))
  where "of" = 'companies' and mapping::text like '%"fundingUsd"%';
