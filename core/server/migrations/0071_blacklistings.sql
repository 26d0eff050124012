CREATE TABLE "collection_blacklistings" (
	"collection_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"blacklisted_by" uuid NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL,
	"version" integer NOT NULL,
	"place" integer,
	"spaces" text[] NOT NULL,
	CONSTRAINT "collection_blacklistings_collection_id_company_id_pk" PRIMARY KEY("collection_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "collection_blacklistings" ADD CONSTRAINT "collection_blacklistings_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_blacklistings" ADD CONSTRAINT "collection_blacklistings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_blacklistings" ADD CONSTRAINT "collection_blacklistings_blacklisted_by_users_id_fk" FOREIGN KEY ("blacklisted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_blacklistings_company" ON "collection_blacklistings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "collection_blacklistings_blacklisted_by" ON "collection_blacklistings" USING btree ("blacklisted_by");