ALTER TABLE "mails" ADD COLUMN "unknown" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "waiting_since" timestamptz(3) DEFAULT now() NOT NULL;--> statement-breakpoint
-- What waits already has waited since it was queued.
UPDATE "mails" SET "waiting_since" = "created_at" WHERE "sent_at" IS NULL AND "cancelled_at" IS NULL;
