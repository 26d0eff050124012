CREATE TABLE "pins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"collection_id" uuid,
	"saved_search_id" uuid,
	"position" integer NOT NULL,
	"seen_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "pins_collection" UNIQUE("collection_id","user_id"),
	CONSTRAINT "pins_saved_search" UNIQUE("saved_search_id","user_id"),
	CONSTRAINT "pins_one_kind" CHECK (num_nonnulls("pins"."collection_id", "pins"."saved_search_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (words_of(title, 'A') || words_of(company_name, 'B')) STORED;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pins_user" ON "pins" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "submissions_words" ON "submissions" USING gin ("words");