CREATE TABLE "pitch_day_companies" (
	"pitch_day_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "pitch_day_companies_pitch_day_id_company_id_pk" PRIMARY KEY("pitch_day_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "pitch_day_opportunities" (
	"pitch_day_id" uuid NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"wanted" integer NOT NULL,
	CONSTRAINT "pitch_day_opportunities_pitch_day_id_opportunity_id_pk" PRIMARY KEY("pitch_day_id","opportunity_id")
);
--> statement-breakpoint
CREATE TABLE "pitch_day_pairs" (
	"pitch_day_id" uuid NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	CONSTRAINT "pitch_day_pairs_pitch_day_id_opportunity_id_company_id_pk" PRIMARY KEY("pitch_day_id","opportunity_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "pitch_day_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pitch_day_id" uuid NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"slot" integer,
	"room" integer,
	"score" real NOT NULL,
	"reasons" jsonb NOT NULL,
	"is_pinned" boolean NOT NULL,
	"next_company_id" uuid,
	"next_loss" real,
	"next_others" integer
);
--> statement-breakpoint
CREATE TABLE "pitch_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"corporation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	"slot_minutes" integer NOT NULL,
	"breaks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rooms" text[] DEFAULT '{}' NOT NULL,
	"assigned_at" timestamptz(3),
	"assigned_version" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pitch_day_companies" ADD CONSTRAINT "pitch_day_companies_pitch_day_id_pitch_days_id_fk" FOREIGN KEY ("pitch_day_id") REFERENCES "public"."pitch_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_companies" ADD CONSTRAINT "pitch_day_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_opportunities" ADD CONSTRAINT "pitch_day_opportunities_pitch_day_id_pitch_days_id_fk" FOREIGN KEY ("pitch_day_id") REFERENCES "public"."pitch_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_opportunities" ADD CONSTRAINT "pitch_day_opportunities_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_pairs" ADD CONSTRAINT "pitch_day_pairs_pitch_day_id_pitch_days_id_fk" FOREIGN KEY ("pitch_day_id") REFERENCES "public"."pitch_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_pairs" ADD CONSTRAINT "pitch_day_pairs_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_pairs" ADD CONSTRAINT "pitch_day_pairs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_sessions" ADD CONSTRAINT "pitch_day_sessions_pitch_day_id_pitch_days_id_fk" FOREIGN KEY ("pitch_day_id") REFERENCES "public"."pitch_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_sessions" ADD CONSTRAINT "pitch_day_sessions_opportunity_id_opportunities_id_fk" FOREIGN KEY ("opportunity_id") REFERENCES "public"."opportunities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_sessions" ADD CONSTRAINT "pitch_day_sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_day_sessions" ADD CONSTRAINT "pitch_day_sessions_next_company_id_companies_id_fk" FOREIGN KEY ("next_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pitch_days" ADD CONSTRAINT "pitch_days_corporation_id_corporations_id_fk" FOREIGN KEY ("corporation_id") REFERENCES "public"."corporations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pitch_day_companies_company" ON "pitch_day_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "pitch_day_opportunities_opportunity" ON "pitch_day_opportunities" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "pitch_day_pairs_opportunity" ON "pitch_day_pairs" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "pitch_day_pairs_company" ON "pitch_day_pairs" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pitch_day_sessions_pair" ON "pitch_day_sessions" USING btree ("pitch_day_id","opportunity_id","company_id");--> statement-breakpoint
CREATE INDEX "pitch_day_sessions_opportunity" ON "pitch_day_sessions" USING btree ("opportunity_id");--> statement-breakpoint
CREATE INDEX "pitch_day_sessions_company" ON "pitch_day_sessions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "pitch_day_sessions_next" ON "pitch_day_sessions" USING btree ("next_company_id");--> statement-breakpoint
CREATE INDEX "pitch_days_corporation" ON "pitch_days" USING btree ("corporation_id","date");--> statement-breakpoint
-- What the transaction itself has inserted, nobody has seen before. Sessions are computed, not maintained.
create trigger pitch_days_audited after update or delete on pitch_days for each row
  when (old.xmin <> pg_current_xact_id()::xid) execute function collect_change();
--> statement-breakpoint
create trigger pitch_day_opportunities_audited after update or delete on pitch_day_opportunities
  for each row when (old.xmin <> pg_current_xact_id()::xid) execute function collect_change();
--> statement-breakpoint
create trigger pitch_day_companies_audited after update or delete on pitch_day_companies
  for each row when (old.xmin <> pg_current_xact_id()::xid) execute function collect_change();
--> statement-breakpoint
create trigger pitch_day_pairs_audited after update or delete on pitch_day_pairs
  for each row when (old.xmin <> pg_current_xact_id()::xid) execute function collect_change();
