-- What was in the outbox before told of decisions: nothing else was sent yet.
ALTER TABLE "mails" ADD COLUMN "kind" text NOT NULL DEFAULT 'decision';--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "kind" DROP DEFAULT;
