CREATE TABLE "company_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"corporation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"role" text DEFAULT '' NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "company_contacts" ADD CONSTRAINT "company_contacts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD CONSTRAINT "company_contacts_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_listings" ADD CONSTRAINT "submission_listings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_listings" ADD CONSTRAINT "submission_listings_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_contacts_company" ON "company_contacts" USING btree ("company_id","corporation_id");--> statement-breakpoint
CREATE INDEX "company_contacts_corporation" ON "company_contacts" USING btree ("corporation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_contacts_email" ON "company_contacts" USING btree ("company_id","corporation_id",lower("email")) WHERE email is not null;--> statement-breakpoint
CREATE INDEX "submission_listings_submission" ON "submission_listings" USING btree ("submission_id");--> statement-breakpoint
-- The website that submitters entered was an answer to no question. Nothing that a person reads changes, so
-- nothing is recorded.
ALTER TABLE "submissions" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "submissions" SET
	"company_url" = (
		select one ->> 'answer' from jsonb_array_elements("answers") one
		where one ->> 'question' = 'Website' and one ->> 'questionId' is null
			and one ->> 'answer' ~* '^https?://' limit 1),
	"answers" = (
		select coalesce(jsonb_agg(one order by nth), '[]') from jsonb_array_elements("answers") with ordinality as list(one, nth)
		where not (one ->> 'question' = 'Website' and one ->> 'questionId' is null and one ->> 'answer' ~* '^https?://'))
WHERE "source" = 'public' and "answers" @> '[{"question": "Website"}]';
--> statement-breakpoint
UPDATE "submission_versions" SET
	"company_url" = (
		select one ->> 'answer' from jsonb_array_elements("answers") one
		where one ->> 'question' = 'Website' and one ->> 'questionId' is null
			and one ->> 'answer' ~* '^https?://' limit 1),
	"answers" = (
		select coalesce(jsonb_agg(one order by nth), '[]') from jsonb_array_elements("answers") with ordinality as list(one, nth)
		where not (one ->> 'question' = 'Website' and one ->> 'questionId' is null and one ->> 'answer' ~* '^https?://'))
WHERE "answers" @> '[{"question": "Website"}]';
--> statement-breakpoint
ALTER TABLE "submissions" ENABLE TRIGGER USER;
