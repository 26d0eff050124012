CREATE TABLE "radar_round_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" uuid NOT NULL,
	"blip_id" uuid NOT NULL,
	"is_disputed" boolean,
	"result" jsonb,
	"second_result" jsonb,
	"choice" text,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "radar_round_participants" (
	"round_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "radar_round_participants_round_id_user_id_pk" PRIMARY KEY("round_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "radar_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"radar_id" uuid NOT NULL,
	"edition_id" uuid NOT NULL,
	"step" text DEFAULT 'proposals' NOT NULL,
	"ends" jsonb NOT NULL,
	"editor_id" uuid,
	"author_id" uuid,
	"turnout" jsonb DEFAULT '{"vote": null, "secondVote": null}' NOT NULL,
	"reminded_step" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "radar_votes" (
	"item_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"step" text NOT NULL,
	"choice" text NOT NULL,
	"experience" text,
	CONSTRAINT "radar_votes_item_id_user_id_step_pk" PRIMARY KEY("item_id","user_id","step")
);
--> statement-breakpoint
ALTER TABLE "radar_round_items" ADD CONSTRAINT "radar_round_items_round_id_radar_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."radar_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_round_items" ADD CONSTRAINT "radar_round_items_blip_id_radar_blips_id_fk" FOREIGN KEY ("blip_id") REFERENCES "public"."radar_blips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_round_participants" ADD CONSTRAINT "radar_round_participants_round_id_radar_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."radar_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_round_participants" ADD CONSTRAINT "radar_round_participants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_rounds" ADD CONSTRAINT "radar_rounds_radar_id_radars_id_fk" FOREIGN KEY ("radar_id") REFERENCES "public"."radars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_rounds" ADD CONSTRAINT "radar_rounds_edition_id_radar_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."radar_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_rounds" ADD CONSTRAINT "radar_rounds_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_rounds" ADD CONSTRAINT "radar_rounds_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_votes" ADD CONSTRAINT "radar_votes_item_id_radar_round_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."radar_round_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_votes" ADD CONSTRAINT "radar_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "radar_round_items_blip" ON "radar_round_items" USING btree ("round_id","blip_id");--> statement-breakpoint
CREATE INDEX "radar_round_participants_user" ON "radar_round_participants" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "radar_rounds_edition" ON "radar_rounds" USING btree ("edition_id");--> statement-breakpoint
CREATE INDEX "radar_rounds_radar" ON "radar_rounds" USING btree ("radar_id");--> statement-breakpoint
CREATE INDEX "radar_votes_user" ON "radar_votes" USING btree ("user_id");--> statement-breakpoint
-- Not of radar_votes: nobody may read from the audit log who voted what, or when.
create trigger radar_rounds_audited after update or delete on radar_rounds for each row
  when (old.xmin <> pg_current_xact_id()::xid) execute function collect_change();
--> statement-breakpoint
create trigger radar_round_items_audited after update or delete on radar_round_items for each row
  when (old.xmin <> pg_current_xact_id()::xid) execute function collect_change();
