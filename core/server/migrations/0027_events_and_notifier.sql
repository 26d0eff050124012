-- Nothing in it needs to survive a crash: after one, every subscriber reads everything again.
CREATE UNLOGGED TABLE "notify_outbox" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"payload" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "title" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "link" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "values" jsonb;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "about" text;--> statement-breakpoint
-- Words and links of older notifications stay as they were written. What each is the latest of is the
-- id at the end of its link.
update notifications set about = substring(link from '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')
where read_at is null;
