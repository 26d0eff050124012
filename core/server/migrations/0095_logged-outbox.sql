-- An unlogged sequence comes out of the promotion of a standby broken (PostgreSQL 15 to 18 before the minor
-- releases of August 2026), and every change failed from then on. It is made anew, since a broken one cannot
-- be altered; and the table with it, so that nothing is lost when a database fails over.
ALTER TABLE "notify_outbox" ALTER COLUMN "seq" DROP DEFAULT;--> statement-breakpoint
DROP SEQUENCE "notify_outbox_seq_seq";--> statement-breakpoint
ALTER TABLE "notify_outbox" SET LOGGED;--> statement-breakpoint
CREATE SEQUENCE "notify_outbox_seq_seq";--> statement-breakpoint
-- The table may be of another role than the one that takes this step.
DO $$ BEGIN
  EXECUTE format('ALTER SEQUENCE notify_outbox_seq_seq OWNER TO %I',
    (SELECT tableowner FROM pg_tables WHERE schemaname = 'public' AND tablename = 'notify_outbox'));
END $$;--> statement-breakpoint
ALTER SEQUENCE "notify_outbox_seq_seq" OWNED BY "notify_outbox"."seq";--> statement-breakpoint
ALTER TABLE "notify_outbox" ALTER COLUMN "seq" SET DEFAULT nextval('notify_outbox_seq_seq');--> statement-breakpoint
SELECT setval('notify_outbox_seq_seq', coalesce(max("seq"), 0) + 1, false) FROM "notify_outbox";
