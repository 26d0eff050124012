CREATE TABLE "usage_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"user_id" uuid NOT NULL,
	"user_type" text NOT NULL,
	"corporation_id" uuid,
	"roles" text[] NOT NULL,
	"route" text NOT NULL,
	"query" text,
	"results" integer,
	"is_clock_wrong" boolean DEFAULT false NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"received_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_hours" (
	"hour" timestamptz(3) NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"user_type" text NOT NULL,
	"corporation_id" uuid,
	"count" integer NOT NULL,
	"empty" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_hours_hour_user_id_kind_term_pk" PRIMARY KEY("hour","user_id","kind","term")
);
--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_hours" ADD CONSTRAINT "usage_hours_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usage_events_at" ON "usage_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "usage_events_user" ON "usage_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_events_uncounted" ON "usage_events" USING btree ("received_at") WHERE not is_counted;--> statement-breakpoint
CREATE INDEX "usage_hours_user" ON "usage_hours" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_hours_corporation" ON "usage_hours" USING btree ("corporation_id","hour");