CREATE TABLE "opportunity_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"corporation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"scorecard" jsonb,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "opportunity_templates" ADD CONSTRAINT "opportunity_templates_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "opportunity_templates_name" ON "opportunity_templates" USING btree ("corporation_id",lower("name"));--> statement-breakpoint
-- What the transaction itself has inserted, nobody has seen before.
create trigger opportunity_templates_audited after update or delete on opportunity_templates
  for each row when (old.xmin <> pg_current_xact_id()::xid) execute function collect_change();
