CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"screen" text NOT NULL,
	"opportunity_id" uuid,
	"corporation_id" uuid,
	"owner_id" uuid,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_place" CHECK (("saved_views"."screen" = 'submissions') = ("saved_views"."opportunity_id" is not null)
        and num_nonnulls("saved_views"."opportunity_id", "saved_views"."corporation_id") <= 1),
	CONSTRAINT "saved_views_owned" CHECK ("saved_views"."is_shared" or "saved_views"."owner_id" is not null),
	CONSTRAINT "saved_views_shared" CHECK (not "saved_views"."is_shared" or num_nonnulls("saved_views"."opportunity_id", "saved_views"."corporation_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_views_opportunity" ON "saved_views" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "saved_views_corporation" ON "saved_views" USING btree ("corporation_id","screen");--> statement-breakpoint
CREATE INDEX "saved_views_owner" ON "saved_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "saved_views_deleted" ON "saved_views" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
-- What is shared, people maintain together. What is one's own is recorded nowhere; what was deleted is swept.
create trigger saved_views_audited after update or delete on saved_views
  for each row when (old.xmin <> pg_current_xact_id()::xid and old.is_shared and old.deleted_at is null)
  execute function collect_change();
