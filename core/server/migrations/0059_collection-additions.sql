CREATE TABLE "collection_additions" (
	"collection_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"added_by" uuid NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "collection_additions_collection_id_company_id_pk" PRIMARY KEY("collection_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "collection_additions" ADD CONSTRAINT "collection_additions_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_additions" ADD CONSTRAINT "collection_additions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_additions" ADD CONSTRAINT "collection_additions_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;