CREATE TABLE "user_photos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"small" "bytea" NOT NULL,
	"medium" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "corporation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_photos" ADD CONSTRAINT "user_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_corporation" ON "files" USING btree ("corporation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_own" ON "files" USING btree ("owner_id","name") WHERE "files"."owner_id" is not null and "files"."submission_id" is null
          and "files"."project_id" is null and "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "files_own_name" ON "files" USING btree ("name") WHERE "files"."submission_id" is null and "files"."project_id" is null;