CREATE TABLE "audit_chain" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"corporation_id" uuid,
	"change_ids" bigint[] DEFAULT '{}' NOT NULL,
	"personal_hash" text NOT NULL,
	"erased" jsonb,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"of_table" text NOT NULL,
	"row_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "salt" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_views" ADD CONSTRAINT "audit_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_chain_entry" ON "audit_chain" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "audit_chain_kind" ON "audit_chain" USING btree ("kind","sequence");--> statement-breakpoint
CREATE INDEX "audit_chain_corporation" ON "audit_chain" USING btree ("corporation_id","sequence");--> statement-breakpoint
CREATE INDEX "audit_changes_transaction" ON "audit_changes" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_views_name" ON "audit_views" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "audit_entries_transaction" ON "audit_entries" USING btree ("transaction_id");