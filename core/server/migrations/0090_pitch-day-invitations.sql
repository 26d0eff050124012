CREATE TABLE "pitch_day_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pitch_day_id" uuid NOT NULL,
	"company_id" uuid,
	"user_id" uuid,
	"recipient" text NOT NULL,
	"agenda" jsonb,
	"sequence" integer DEFAULT 0 NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamptz(3) NOT NULL,
	"mail_id" uuid
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "pitch_days" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "pitch_day_invitations" ADD CONSTRAINT "pitch_day_invitations_pitch_day_id_pitch_days_id_fk" FOREIGN KEY ("pitch_day_id") REFERENCES "public"."pitch_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_invitations" ADD CONSTRAINT "pitch_day_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_invitations" ADD CONSTRAINT "pitch_day_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_invitations" ADD CONSTRAINT "pitch_day_invitations_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_invitations" ADD CONSTRAINT "pitch_day_invitations_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pitch_day_invitations_company" ON "pitch_day_invitations" USING btree ("pitch_day_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pitch_day_invitations_user" ON "pitch_day_invitations" USING btree ("pitch_day_id","user_id");--> statement-breakpoint
CREATE INDEX "pitch_day_invitations_of_company" ON "pitch_day_invitations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "pitch_day_invitations_of_user" ON "pitch_day_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pitch_day_invitations_mail" ON "pitch_day_invitations" USING btree ("mail_id");