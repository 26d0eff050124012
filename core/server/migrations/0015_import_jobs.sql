ALTER TABLE "imports" ALTER COLUMN "file_path" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "columns" text[];--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "preview" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "checked_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "queued_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "cancel_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "report_token" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;