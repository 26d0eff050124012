ALTER TABLE "nodes" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "version" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "leads" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "nodes" ADD COLUMN "sessions" text DEFAULT '' NOT NULL;