CREATE TABLE "usage_people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "usage_people_place_seq" INCREMENT BY 1 MINVALUE 0 MAXVALUE 2147483647 START WITH 0 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "usage_terms" (
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"start" timestamptz(3) NOT NULL,
	"term" text NOT NULL,
	"user_type" text NOT NULL,
	"corporation_id" uuid,
	"count" integer NOT NULL,
	"empty" integer NOT NULL,
	"part" integer NOT NULL,
	"people" bit(1024) NOT NULL,
	CONSTRAINT "usage_terms_key" UNIQUE NULLS NOT DISTINCT("kind","unit","start","term","user_type","corporation_id","part")
);
--> statement-breakpoint
CREATE TABLE "usage_totals" (
	"kind" text NOT NULL,
	"hour" timestamptz(3) NOT NULL,
	"user_type" text NOT NULL,
	"corporation_id" uuid,
	"part" integer NOT NULL,
	"count" integer NOT NULL,
	"people" bit(1024) NOT NULL,
	CONSTRAINT "usage_totals_key" UNIQUE NULLS NOT DISTINCT("kind","hour","user_type","corporation_id","part")
);
--> statement-breakpoint
DROP INDEX "usage_hours_corporation";--> statement-breakpoint
ALTER TABLE "usage_people" ADD CONSTRAINT "usage_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_hours_term" ON "usage_hours" USING btree ("kind","term","hour") WHERE term <> '';--> statement-breakpoint
CREATE INDEX "usage_hours_corporation" ON "usage_hours" USING btree ("corporation_id","kind","hour");--> statement-breakpoint
INSERT INTO "usage_people" ("user_id") SELECT "user_id" FROM "usage_events" UNION SELECT "user_id" FROM "usage_hours";--> statement-breakpoint
INSERT INTO "usage_totals" ("kind", "hour", "user_type", "corporation_id", "part", "count", "people")
	SELECT "kind", "hour", "user_type", "corporation_id", "place" / 1024, sum("count"), bit_or(set_bit(repeat('0', 1024)::bit(1024), "place" % 1024, 1))
	FROM "usage_hours" JOIN "usage_people" USING ("user_id") GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
INSERT INTO "usage_terms" ("kind", "unit", "start", "term", "user_type", "corporation_id", "part", "count", "empty", "people")
	SELECT "kind", "unit", date_trunc("unit", "hour", 'UTC'), "term", "user_type", "corporation_id", "place" / 1024, sum("count"), sum("empty"), bit_or(set_bit(repeat('0', 1024)::bit(1024), "place" % 1024, 1))
	FROM "usage_hours" JOIN "usage_people" USING ("user_id"), unnest(ARRAY['day', 'month']) "unit" WHERE "term" <> '' GROUP BY 1, 2, 3, 4, 5, 6, 7;
