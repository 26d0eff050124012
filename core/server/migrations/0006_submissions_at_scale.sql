DROP INDEX "submissions_opportunity";--> statement-breakpoint
DROP INDEX "submissions_newest";--> statement-breakpoint
CREATE INDEX "submissions_board" ON "submissions" USING btree ("opportunity_id","stage","position","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "submissions_age" ON "submissions" USING btree ("opportunity_id","created_at","id") WHERE is_active;