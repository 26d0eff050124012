CREATE TABLE "match_announcements" (
	"opportunity_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "match_announcements_opportunity_id_company_id_pk" PRIMARY KEY("opportunity_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "match_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"message" text,
	"invited_by" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"opened_at" timestamptz(3),
	"started_at" timestamptz(3),
	"declined_at" timestamptz(3),
	"decline_reason" text
);
--> statement-breakpoint
CREATE TABLE "match_settings" (
	"opportunity_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"weights" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "match_settings_opportunity_id_user_id_pk" PRIMARY KEY("opportunity_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "match_thumbs" (
	"opportunity_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"is_up" boolean NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "match_thumbs_opportunity_id_user_id_company_id_pk" PRIMARY KEY("opportunity_id","user_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "match_announcements" ADD CONSTRAINT "match_announcements_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_announcements" ADD CONSTRAINT "match_announcements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_invitations" ADD CONSTRAINT "match_invitations_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_invitations" ADD CONSTRAINT "match_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_invitations" ADD CONSTRAINT "match_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_settings" ADD CONSTRAINT "match_settings_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_settings" ADD CONSTRAINT "match_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_thumbs" ADD CONSTRAINT "match_thumbs_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_thumbs" ADD CONSTRAINT "match_thumbs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_thumbs" ADD CONSTRAINT "match_thumbs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_announcements_company" ON "match_announcements" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "match_invitations_opportunity" ON "match_invitations" USING btree ("opportunity_id","created_at");--> statement-breakpoint
CREATE INDEX "match_invitations_company" ON "match_invitations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "match_invitations_inviter" ON "match_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "match_settings_user" ON "match_settings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_thumbs_user" ON "match_thumbs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_thumbs_company" ON "match_thumbs" USING btree ("company_id");