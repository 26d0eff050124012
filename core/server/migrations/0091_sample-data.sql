CREATE TABLE "sample_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"corporation_id" uuid,
	"company_id" uuid,
	"collection_id" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "sample_records_corporation" UNIQUE("corporation_id"),
	CONSTRAINT "sample_records_company" UNIQUE("company_id"),
	CONSTRAINT "sample_records_collection" UNIQUE("collection_id"),
	CONSTRAINT "sample_records_one" CHECK (num_nonnulls("sample_records"."corporation_id", "sample_records"."company_id", "sample_records"."collection_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "sample_records" ADD CONSTRAINT "sample_records_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_records" ADD CONSTRAINT "sample_records_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_records" ADD CONSTRAINT "sample_records_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;