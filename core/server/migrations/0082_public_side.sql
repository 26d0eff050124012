CREATE TABLE "corporation_legal_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"corporation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"url" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_versions" (
	"submission_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"company_name" text NOT NULL,
	"contact_name" text,
	"title" text NOT NULL,
	"pitch" text,
	"answers" jsonb NOT NULL,
	"replaced_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "submission_versions_submission_id_number_pk" PRIMARY KEY("submission_id","number")
);
--> statement-breakpoint
ALTER TABLE "submission_files" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "terms_id" uuid;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "revised_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "corporation_legal_texts" ADD CONSTRAINT "corporation_legal_texts_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_versions" ADD CONSTRAINT "submission_versions_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corporation_legal_texts_kind" ON "corporation_legal_texts" USING btree ("corporation_id","kind","created_at");--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_terms_id_corporation_legal_texts_id_fk" FOREIGN KEY ("terms_id") REFERENCES "public"."corporation_legal_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_files_message" ON "submission_files" USING btree ("message_id") WHERE "submission_files"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "submissions_terms" ON "submissions" USING btree ("terms_id") WHERE "submissions"."terms_id" is not null;