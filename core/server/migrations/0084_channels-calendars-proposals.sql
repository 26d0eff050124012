CREATE TABLE "collection_proposals" (
	"collection_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"proposed_by" uuid NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL,
	"note" text,
	"accepted_at" timestamptz(3),
	"declined_at" timestamptz(3),
	CONSTRAINT "collection_proposals_collection_id_company_id_pk" PRIMARY KEY("collection_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "target" text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE "collection_proposals" ADD CONSTRAINT "collection_proposals_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_proposals" ADD CONSTRAINT "collection_proposals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_proposals" ADD CONSTRAINT "collection_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_proposals_company" ON "collection_proposals" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "collection_proposals_proposed_by" ON "collection_proposals" USING btree ("proposed_by");