CREATE TABLE "company_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"state" text DEFAULT 'open' NOT NULL,
	"proposed_by" uuid NOT NULL,
	"company_id" uuid,
	"decided_by" uuid,
	"decided_at" timestamptz(3),
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_proposals" ADD CONSTRAINT "company_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proposals" ADD CONSTRAINT "company_proposals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proposals" ADD CONSTRAINT "company_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_proposals_once" ON "company_proposals" USING btree ("proposed_by",lower("name")) WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "company_proposals_open" ON "company_proposals" USING btree ("created_at","id") WHERE state = 'open';