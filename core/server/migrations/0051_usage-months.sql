-- Written by hand: drizzle-kit knows no partitions. The months themselves are made by `usage-months.ts`.
ALTER TABLE "usage_events" RENAME TO "usage_events_before";--> statement-breakpoint
ALTER TABLE "usage_events_before" RENAME CONSTRAINT "usage_events_pkey" TO "usage_events_before_pkey";--> statement-breakpoint
DROP INDEX "usage_events_at", "usage_events_user", "usage_events_uncounted";--> statement-breakpoint
CREATE TABLE "usage_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"user_id" uuid NOT NULL,
	"user_type" text NOT NULL,
	"corporation_id" uuid,
	"roles" text[] NOT NULL,
	"route" text NOT NULL,
	"title" text,
	"query" text,
	"results" integer,
	"subject_id" uuid,
	"name" text,
	"is_clock_wrong" boolean DEFAULT false NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"received_at" timestamptz(3) DEFAULT now() NOT NULL
) PARTITION BY RANGE ("id");
--> statement-breakpoint
CREATE TABLE "usage_events_other" PARTITION OF "usage_events" DEFAULT;--> statement-breakpoint
INSERT INTO "usage_events" ("id", "kind", "at", "user_id", "user_type", "corporation_id", "roles", "route", "query", "results", "is_clock_wrong", "is_counted", "received_at")
	SELECT "id", "kind", "at", "user_id", "user_type", "corporation_id", "roles", "route", "query", "results", "is_clock_wrong", "is_counted", "received_at" FROM "usage_events_before";--> statement-breakpoint
DROP TABLE "usage_events_before";--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_events_at" ON "usage_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "usage_events_user" ON "usage_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_events_uncounted" ON "usage_events" USING btree ("received_at") WHERE not is_counted;
