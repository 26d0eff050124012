CREATE TABLE "search_rebuilds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid,
	"begun_at" timestamptz(3),
	"attempts" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"finished_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_rebuilds" ADD CONSTRAINT "search_rebuilds_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "search_rebuilds_one_open" ON "search_rebuilds" USING btree ((true)) WHERE "search_rebuilds"."finished_at" is null;