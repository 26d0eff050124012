CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"user_id" text NOT NULL,
	"startup_ids" text[] DEFAULT '{}' NOT NULL,
	"crunchbase_ids" text[] DEFAULT '{}' NOT NULL,
	"nucla_ids" text[] DEFAULT '{}' NOT NULL,
	"blacklisted_startup_ids" text[] DEFAULT '{}' NOT NULL,
	"blacklisted_crunchbase_ids" text[] DEFAULT '{}' NOT NULL,
	"blacklisted_nucla_ids" text[] DEFAULT '{}' NOT NULL,
	"shared_to_users" text[] DEFAULT '{}' NOT NULL,
	"subspaces" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"startup_to_subspaces" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "collections_owner" ON "collections" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collections_shared" ON "collections" USING gin ("shared_to_users");