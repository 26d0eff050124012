CREATE TABLE "submission_listings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "company_url" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "company_country" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "company_one_liner" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "listing_consent" boolean;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "listing_consent_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "listing_consent_from" text;--> statement-breakpoint
ALTER TABLE "submission_versions" ADD COLUMN "company_url" text;--> statement-breakpoint
ALTER TABLE "submission_listings" ADD CONSTRAINT "submission_listings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_listings" ADD CONSTRAINT "submission_listings_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_listings_submission" ON "submission_listings" USING btree ("submission_id");