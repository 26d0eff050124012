CREATE TABLE "metric_segments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"time_zone" text NOT NULL,
	"next_report_at" timestamptz(3),
	"last_counted" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "metric_segments" ADD CONSTRAINT "metric_segments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "metric_segments_user" ON "metric_segments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "metric_segments_due" ON "metric_segments" USING btree ("next_report_at") WHERE next_report_at is not null;