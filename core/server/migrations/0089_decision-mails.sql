CREATE TABLE "decision_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"goes_at" timestamptz(3) DEFAULT now() NOT NULL,
	"from_stage" text NOT NULL,
	"from_reason" text,
	"shown_stage" text NOT NULL,
	"shown_since" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "decision_mails" ADD CONSTRAINT "decision_mails_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_mails" ADD CONSTRAINT "decision_mails_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;