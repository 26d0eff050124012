CREATE TABLE "search_work" (
	"id" uuid PRIMARY KEY NOT NULL,
	"term" text NOT NULL,
	"opportunity_id" uuid,
	"import_id" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "search_work_of_one" CHECK (num_nonnulls("search_work"."opportunity_id", "search_work"."import_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "search_work" ADD CONSTRAINT "search_work_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_work" ADD CONSTRAINT "search_work_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_work_term" ON "search_work" USING btree ("term");--> statement-breakpoint
CREATE INDEX "search_work_opportunity" ON "search_work" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "search_work_import" ON "search_work" USING btree ("import_id");