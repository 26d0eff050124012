CREATE TABLE "company_values" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"corporation_id" uuid,
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"source_value" jsonb,
	"source" text,
	"edited_by" uuid,
	"edited_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "company_values_each" UNIQUE NULLS NOT DISTINCT("company_id","corporation_id","field")
);
--> statement-breakpoint
ALTER TABLE "company_evidence" ADD COLUMN "core" text;--> statement-breakpoint
ALTER TABLE "company_matches" ADD COLUMN "is_sure" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_values" ADD CONSTRAINT "company_values_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_values" ADD CONSTRAINT "company_values_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_values" ADD CONSTRAINT "company_values_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_evidence_core" ON "company_evidence" USING btree ("core","country") WHERE core is not null;--> statement-breakpoint
-- Values of the shared record stand above what a source writes, whoever writes it; what the source says
-- is kept beside them. Those of a corporation never reach the record.
create function keep_edited_values() returns trigger language plpgsql as $$
declare
  edits jsonb;
  edited companies;
begin
  select jsonb_object_agg(lower(regexp_replace(field, '([A-Z])', '_\1', 'g')), value) into edits
  from company_values where company_id = new.id and corporation_id is null;
  if edits is null then
    return new;
  end if;
  edited := jsonb_populate_record(new, edits);
  update company_values written set source_value = said.value
  from jsonb_each(to_jsonb(new)) said join jsonb_each(to_jsonb(edited)) kept using (key)
  where written.company_id = new.id and written.corporation_id is null
    and said.key = lower(regexp_replace(written.field, '([A-Z])', '_\1', 'g'))
    and said.value is distinct from kept.value and said.value is distinct from to_jsonb(old) -> said.key;
  return edited;
end $$;
--> statement-breakpoint
create trigger companies_edited before update on companies
  for each row execute function keep_edited_values();
--> statement-breakpoint
-- What a corporation alone sees is in no log that others read.
create trigger company_values_audited after update or delete on company_values for each row
  when (old.corporation_id is null and old.xmin <> pg_current_xact_id()::xid)
  execute function collect_change();
--> statement-breakpoint
insert into match_outbox (company_id) select id from companies;
