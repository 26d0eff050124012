CREATE TABLE "company_evidence" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"domain" text,
	"name" text,
	"country" text,
	"city" text
);
--> statement-breakpoint
CREATE TABLE "match_outbox" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_evidence" ADD CONSTRAINT "company_evidence_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_evidence_domain" ON "company_evidence" USING btree ("domain") WHERE domain is not null;--> statement-breakpoint
CREATE INDEX "company_evidence_name" ON "company_evidence" USING btree ("name","country") WHERE name is not null and country is not null;--> statement-breakpoint
CREATE INDEX "company_matches_open" ON "company_matches" USING btree ("created_at","id") WHERE state = 'suggested';--> statement-breakpoint
CREATE INDEX "projects_company" ON "projects" USING btree ("company_id");--> statement-breakpoint
-- Whoever writes companies, what speaks for each is compared anew when it is another than before.
create function tell_matching_of_new() returns trigger language plpgsql as $$
begin
  insert into match_outbox (company_id) select id from changed;
  notify match_outbox;
  return null;
end $$;
--> statement-breakpoint
create function tell_matching_of_changed() returns trigger language plpgsql as $$
begin
  insert into match_outbox (company_id)
  select changed.id from changed join known using (id)
  where (changed.name, changed.url, changed.country, changed.city)
    is distinct from (known.name, known.url, known.country, known.city);
  if found then notify match_outbox; end if;
  return null;
end $$;
--> statement-breakpoint
create trigger companies_matched_in after insert on companies
  referencing new table as changed
  for each statement execute function tell_matching_of_new();
--> statement-breakpoint
create trigger companies_matched_changed after update on companies
  referencing old table as known new table as changed
  for each statement execute function tell_matching_of_changed();
--> statement-breakpoint
insert into match_outbox (company_id) select id from companies;
