ALTER TABLE "saved_searches" ALTER COLUMN "seen_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "time_zone" text NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "next_alert_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "is_known_whole" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "told_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "told_at" timestamptz(3) NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "deleted_at" timestamptz(3);--> statement-breakpoint
CREATE INDEX "companies_changed" ON "companies" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("next_alert_at") WHERE "saved_searches"."next_alert_at" is not null;--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "alerted_at";