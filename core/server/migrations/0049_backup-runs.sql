CREATE TABLE "backup_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"is_scheduled" boolean NOT NULL,
	"file" text NOT NULL,
	"started_at" timestamptz(3) DEFAULT now() NOT NULL,
	"ended_at" timestamptz(3),
	"bytes" bigint,
	"rows" bigint,
	"problem" text
);
--> statement-breakpoint
ALTER TABLE "export_jobs" ALTER COLUMN "bytes" SET DATA TYPE bigint;--> statement-breakpoint
CREATE INDEX "backup_runs_kind" ON "backup_runs" USING btree ("kind","started_at");