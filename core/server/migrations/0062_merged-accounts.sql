CREATE TABLE "merged_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"into_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"auth_id" text,
	"merged_by" uuid,
	"moved" jsonb NOT NULL,
	"at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merged_accounts" ADD CONSTRAINT "merged_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_accounts" ADD CONSTRAINT "merged_accounts_into_id_users_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_accounts" ADD CONSTRAINT "merged_accounts_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_accounts_into" ON "merged_accounts" USING btree ("into_id");