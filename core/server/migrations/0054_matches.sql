CREATE TABLE "match_announcements" (
	"opportunity_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "match_announcements_opportunity_id_company_id_pk" PRIMARY KEY("opportunity_id","company_id")
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
ALTER TABLE "match_settings" ADD CONSTRAINT "match_settings_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_settings" ADD CONSTRAINT "match_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_thumbs" ADD CONSTRAINT "match_thumbs_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_thumbs" ADD CONSTRAINT "match_thumbs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_thumbs" ADD CONSTRAINT "match_thumbs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_announcements_company" ON "match_announcements" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "match_settings_user" ON "match_settings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_thumbs_user" ON "match_thumbs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "match_thumbs_company" ON "match_thumbs" USING btree ("company_id");