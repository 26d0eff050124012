CREATE TABLE "spotlight_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"subject_kind" text,
	"subject_id" uuid,
	"from_at" timestamptz(3),
	"until_at" timestamptz(3),
	"corporation_ids" uuid[] DEFAULT '{}' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spotlight_edition_pages" (
	"number" integer NOT NULL,
	"corporation_id" uuid NOT NULL,
	"blocks" jsonb NOT NULL,
	CONSTRAINT "spotlight_edition_pages_number_corporation_id_pk" PRIMARY KEY("number","corporation_id")
);
--> statement-breakpoint
CREATE TABLE "spotlight_editions" (
	"number" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"published_at" timestamptz(3) DEFAULT now() NOT NULL,
	"published_by" uuid
);
--> statement-breakpoint
CREATE TABLE "spotlight_places" (
	"block" text PRIMARY KEY NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spotlight_publications" (
	"corporation_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spotlight_readers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"visited_at" timestamptz(3),
	"previous_visit_at" timestamptz(3),
	"checked_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "spotlight_blocks" ADD CONSTRAINT "spotlight_blocks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spotlight_edition_pages" ADD CONSTRAINT "spotlight_edition_pages_number_spotlight_editions_number_fk" FOREIGN KEY ("number") REFERENCES "public"."spotlight_editions"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spotlight_edition_pages" ADD CONSTRAINT "spotlight_edition_pages_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spotlight_editions" ADD CONSTRAINT "spotlight_editions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spotlight_publications" ADD CONSTRAINT "spotlight_publications_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spotlight_readers" ADD CONSTRAINT "spotlight_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;