ALTER TABLE "import_changes" ADD COLUMN "written_at" timestamptz(3) NOT NULL;--> statement-breakpoint
ALTER TABLE "import_changes" ADD COLUMN "kept" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "read_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "remarks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "removed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "restored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kept" integer DEFAULT 0 NOT NULL;