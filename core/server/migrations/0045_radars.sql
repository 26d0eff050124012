CREATE TABLE "radar_blips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"radar_id" uuid NOT NULL,
	"owner_id" uuid,
	"company_ids" uuid[] DEFAULT '{}' NOT NULL,
	"opportunity_ids" uuid[] DEFAULT '{}' NOT NULL,
	"project_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "radar_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blip_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"deleted_at" timestamptz(3)
);
--> statement-breakpoint
CREATE TABLE "radar_editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"radar_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"published_at" timestamptz(3),
	"quadrants" jsonb NOT NULL,
	"rings" jsonb NOT NULL,
	"summary" text,
	"notes" text,
	"layout" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "radar_editors" (
	"radar_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "radar_editors_radar_id_user_id_pk" PRIMARY KEY("radar_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "radar_entries" (
	"edition_id" uuid NOT NULL,
	"blip_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"quadrant_id" text NOT NULL,
	"ring_id" text NOT NULL,
	"movement_override" text,
	"file_status" text,
	"reason" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "radar_entries_edition_id_blip_id_pk" PRIMARY KEY("edition_id","blip_id")
);
--> statement-breakpoint
CREATE TABLE "radar_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"radar_id" uuid NOT NULL,
	"blip_id" uuid,
	"name" text NOT NULL,
	"description" text,
	"quadrant_id" text,
	"ring_id" text,
	"reason" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"company_ids" uuid[] DEFAULT '{}' NOT NULL,
	"source" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"proposed_by" uuid,
	"decided_by" uuid,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "radars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"corporation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "radar_blips" ADD CONSTRAINT "radar_blips_radar_id_radars_id_fk" FOREIGN KEY ("radar_id") REFERENCES "public"."radars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_blips" ADD CONSTRAINT "radar_blips_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_comments" ADD CONSTRAINT "radar_comments_blip_id_radar_blips_id_fk" FOREIGN KEY ("blip_id") REFERENCES "public"."radar_blips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_comments" ADD CONSTRAINT "radar_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_editions" ADD CONSTRAINT "radar_editions_radar_id_radars_id_fk" FOREIGN KEY ("radar_id") REFERENCES "public"."radars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_editors" ADD CONSTRAINT "radar_editors_radar_id_radars_id_fk" FOREIGN KEY ("radar_id") REFERENCES "public"."radars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_editors" ADD CONSTRAINT "radar_editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_entries" ADD CONSTRAINT "radar_entries_edition_id_radar_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."radar_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_entries" ADD CONSTRAINT "radar_entries_blip_id_radar_blips_id_fk" FOREIGN KEY ("blip_id") REFERENCES "public"."radar_blips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_proposals" ADD CONSTRAINT "radar_proposals_radar_id_radars_id_fk" FOREIGN KEY ("radar_id") REFERENCES "public"."radars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_proposals" ADD CONSTRAINT "radar_proposals_blip_id_radar_blips_id_fk" FOREIGN KEY ("blip_id") REFERENCES "public"."radar_blips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_proposals" ADD CONSTRAINT "radar_proposals_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_proposals" ADD CONSTRAINT "radar_proposals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radars" ADD CONSTRAINT "radars_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "radar_blips_radar" ON "radar_blips" USING btree ("radar_id");--> statement-breakpoint
CREATE INDEX "radar_comments_blip" ON "radar_comments" USING btree ("blip_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "radar_editions_number" ON "radar_editions" USING btree ("radar_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "radar_editions_draft" ON "radar_editions" USING btree ("radar_id") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "radar_editors_user" ON "radar_editors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "radar_entries_blip" ON "radar_entries" USING btree ("blip_id");--> statement-breakpoint
CREATE INDEX "radar_proposals_radar" ON "radar_proposals" USING btree ("radar_id","state");--> statement-breakpoint
CREATE INDEX "radars_corporation" ON "radars" USING btree ("corporation_id");