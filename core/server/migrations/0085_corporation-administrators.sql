CREATE TABLE "corporation_administrators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"corporation_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "corporation_administrators" ADD CONSTRAINT "corporation_administrators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corporation_administrators" ADD CONSTRAINT "corporation_administrators_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corporation_administrators_corporation" ON "corporation_administrators" USING btree ("corporation_id");--> statement-breakpoint
-- It ends when they leave the corporation or are disabled, whichever way.
create function end_administration() returns trigger language plpgsql as $$
begin
  delete from corporation_administrators
  where user_id = new.id and (corporation_id is distinct from new.corporation_id or not new.is_active);
  return null;
end $$;
--> statement-breakpoint
create trigger user_administration_ends after update of corporation_id, is_active on users
  for each row
  when (old.corporation_id is distinct from new.corporation_id or old.is_active is distinct from new.is_active)
  execute function end_administration();
--> statement-breakpoint
create trigger corporation_administrators_changed
  after insert or update or delete on corporation_administrators
  for each row execute function tell_person_changed();
--> statement-breakpoint
create trigger corporation_administrators_audited after update or delete on corporation_administrators
  for each row when (old.xmin <> pg_current_xact_id()::xid) execute function collect_change();
