CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"company_id" uuid,
	"company_name" text NOT NULL,
	"recipient" text NOT NULL,
	"message" text NOT NULL,
	"sent_by" uuid,
	"sender_name" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"opened_at" timestamptz(3),
	"started_at" timestamptz(3),
	"submitted_at" timestamptz(3),
	"submission_id" uuid,
	"declined_at" timestamptz(3),
	"decline_reason" text,
	"decline_note" text,
	"is_unsubscribed" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "match_settings" ADD COLUMN "shares_thumbs" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spotlight_places" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_invitations_opportunity" ON "company_invitations" USING btree ("opportunity_id","created_at");--> statement-breakpoint
CREATE INDEX "company_invitations_company" ON "company_invitations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_invitations_sender" ON "company_invitations" USING btree ("sent_by","created_at");--> statement-breakpoint
CREATE INDEX "company_invitations_submission" ON "company_invitations" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "company_invitations_mail" ON "company_invitations" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_pending" ON "company_invitations" USING btree ("opportunity_id",lower("recipient")) WHERE "company_invitations"."withdrawn_at" is null and "company_invitations"."declined_at" is null and "company_invitations"."submitted_at" is null;