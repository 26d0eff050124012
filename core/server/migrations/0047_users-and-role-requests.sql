CREATE TABLE "role_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"message" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"reviewed_at" timestamptz(3),
	"reviewed_by" uuid,
	"note" text,
	"ends_at" timestamptz(3)
);
--> statement-breakpoint
ALTER TABLE "user_system_roles" ADD COLUMN "ends_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_login_ip" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "browser_type" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "device_type" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || first_name || ' ' || last_name || ' ' || email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_requests" ADD CONSTRAINT "role_requests_reviewed_by_users_id_fk" FOREIGN KEY ("reviewed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_requests_open" ON "role_requests" USING btree ("user_id","role") WHERE "role_requests"."status" = 'PENDING';--> statement-breakpoint
CREATE INDEX "role_requests_user" ON "role_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "role_requests_status" ON "role_requests" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "user_system_roles_end" ON "user_system_roles" USING btree ("ends_at") WHERE "user_system_roles"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (left(lower("first_name" || ' ' || "last_name"), 100),"id");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree (left(lower("email"), 100),"id");--> statement-breakpoint
CREATE INDEX "users_by_sign_in" ON "users" USING btree (coalesce("last_sign_in_at", timestamptz '1970-01-01 00:00:00+00'),"id");--> statement-breakpoint
CREATE INDEX "users_by_age" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_corporation" ON "users" USING btree ("corporation_id");--> statement-breakpoint
CREATE INDEX "users_disabled" ON "users" USING btree ("id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_foundry" ON "users" USING btree ("id") WHERE "users"."is_foundry_user";--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);