CREATE TABLE "weekly_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_weekly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_metadata" ADD COLUMN "weekly_mail" boolean;--> statement-breakpoint
ALTER TABLE "weekly_mails" ADD CONSTRAINT "weekly_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The weekly Spotlight becomes a part of the weekly mail, which is due for each person when that was.
INSERT INTO "weekly_mails" ("user_id", "checked_at") SELECT "user_id", "checked_at" FROM "spotlight_readers";--> statement-breakpoint
-- A weekly digest becomes the weekly mail.
UPDATE "notifications" SET "is_weekly" = true FROM "user_metadata"
WHERE "user_metadata"."user_id" = "notifications"."user_id" AND "user_metadata"."is_active"
	AND "user_metadata"."mail_frequency" = 'weekly' AND "notifications"."mail_due_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "spotlight_readers" DROP COLUMN "checked_at";