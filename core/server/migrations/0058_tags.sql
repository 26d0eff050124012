CREATE TABLE "tag_spellings" (
	"spelling" text PRIMARY KEY NOT NULL,
	"tag_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"synonym_of" text,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tag_spellings" ADD CONSTRAINT "tag_spellings_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_synonym_of_tags_id_fk" FOREIGN KEY ("synonym_of") REFERENCES "public"."tags"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tag_spellings_tag" ON "tag_spellings" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "tags_synonyms" ON "tags" USING btree ("synonym_of");--> statement-breakpoint
-- What the transaction itself has inserted, nobody has seen before.
create trigger tags_audited after update or delete on tags for each row
  when (old.xmin <> pg_current_xact_id()::xid) execute function collect_change();
