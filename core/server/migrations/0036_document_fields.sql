ALTER TABLE "notifications" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "updated_at" timestamptz(3) DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "user_metadata" ADD COLUMN "theme" text;--> statement-breakpoint
ALTER TABLE "user_metadata" ADD COLUMN "density" text;--> statement-breakpoint
ALTER TABLE "user_metadata" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "user_metadata" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "user_metadata" ADD COLUMN "notification_choices" jsonb;--> statement-breakpoint
ALTER TABLE "user_metadata" ADD COLUMN "active_corporation_id" text;--> statement-breakpoint
ALTER TABLE "user_metadata" ADD COLUMN "view_mode" text;