ALTER TABLE "imports" ALTER COLUMN "time_zone" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "imports" ALTER COLUMN "time_zone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "corporations" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
-- Corporations that are there already have the zone of the server, as it was told by who takes this step.
update corporations set time_zone = coalesce(nullif(current_setting('outrider.time_zone', true), ''), 'UTC');
