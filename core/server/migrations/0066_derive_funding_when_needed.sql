-- Dollars that are what they would be derived to need no call for each row; nothing else may be stored, as before.
drop trigger companies_funding on companies;
--> statement-breakpoint
create trigger companies_funding before insert or update of funding_amount, funding_currency on companies
  for each row when (
    (new.funding_amount is not null or new.funding_usd is not null)
    and (new.funding_currency = 'USD' and new.funding_usd is not distinct from new.funding_amount) is not true)
  execute function derive_company_funding();
