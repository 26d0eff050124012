DROP INDEX "projects_submission";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "project_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "project_update_id" uuid;--> statement-breakpoint
ALTER TABLE "pilot_charters" ADD COLUMN "notified_for" date;--> statement-breakpoint
ALTER TABLE "pilot_charters" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_decisions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_decisions" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_milestones" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "project_risks" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_risks" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "project_updates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "report" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "reminded_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "report_words" "tsvector" GENERATED ALWAYS AS (words_of(report, 'D')) STORED;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_project_update_id_project_updates_id_fk" FOREIGN KEY ("project_update_id") REFERENCES "public"."project_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_project" ON "files" USING btree ("project_id","project_update_id");--> statement-breakpoint
-- The first project of a submission keeps it.
UPDATE "projects" later SET "submission_id" = NULL
  WHERE later."is_active" AND EXISTS (SELECT FROM "projects" earlier
    WHERE earlier."submission_id" = later."submission_id" AND earlier."is_active" AND earlier."id" < later."id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_submission" ON "projects" USING btree ("submission_id") WHERE is_active;