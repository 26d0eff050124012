CREATE TABLE "export_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"corporation_id" uuid,
	"agreed_at" timestamptz(3),
	"asked_at" timestamptz(3),
	CONSTRAINT "export_consents_agreed" CHECK (("export_consents"."corporation_id" is null) = ("export_consents"."agreed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "export_consents" ADD CONSTRAINT "export_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_consents" ADD CONSTRAINT "export_consents_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
create trigger export_consents_audited after update or delete on export_consents for each row
  when (old.xmin <> pg_current_xact_id()::xid) execute function collect_change();
--> statement-breakpoint
-- Whatever moves a person to another corporation, or to none, ends what they agreed to.
create function end_export_consent() returns trigger language plpgsql as $$
begin
  update export_consents set corporation_id = null, agreed_at = null
    where user_id = new.id and agreed_at is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger export_consent_ended after update of corporation_id on users
  for each row when (old.corporation_id is distinct from new.corporation_id)
  execute function end_export_consent();
