CREATE TABLE "submission_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"update_id" uuid
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_submission_id_submissions_id_fk";
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_project_id_projects_id_fk";
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_project_update_id_project_updates_id_fk";
--> statement-breakpoint
ALTER TABLE "mails" DROP CONSTRAINT "mails_submission_id_submissions_id_fk";
--> statement-breakpoint
DROP INDEX "files_submission";--> statement-breakpoint
DROP INDEX "files_project";--> statement-breakpoint
DROP INDEX "files_project_update";--> statement-breakpoint
DROP INDEX "mails_submission";--> statement-breakpoint
DROP INDEX "files_own";--> statement-breakpoint
DROP INDEX "files_own_name";--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_mails" ADD CONSTRAINT "submission_mails_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_mails" ADD CONSTRAINT "submission_mails_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_files" ADD CONSTRAINT "project_files_update_id_project_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."project_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_files_submission" ON "submission_files" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submission_mails_submission" ON "submission_mails" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "project_files_project" ON "project_files" USING btree ("project_id","update_id");--> statement-breakpoint
CREATE INDEX "project_files_update" ON "project_files" USING btree ("update_id") WHERE "project_files"."update_id" is not null;--> statement-breakpoint
-- Whose a file is stands with its owner, and which submission a mail is about. Nothing that a person reads
-- changes, so nothing is recorded.
alter table files disable trigger user;
--> statement-breakpoint
insert into project_files (file_id, project_id, update_id)
  select id, project_id, project_update_id from files where project_id is not null;
--> statement-breakpoint
insert into submission_files (file_id, submission_id)
  select id, submission_id from files where project_id is null and submission_id is not null;
--> statement-breakpoint
update files set place = case when project_id is not null then 'project' else 'submission' end
  where project_id is not null or submission_id is not null;
--> statement-breakpoint
alter table files enable trigger user;
--> statement-breakpoint
insert into submission_mails (mail_id, submission_id)
  select id, submission_id from mails where submission_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "files_own" ON "files" USING btree ("owner_id","name") WHERE "files"."owner_id" is not null and "files"."place" is null and "files"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "files_own_name" ON "files" USING btree ("name") WHERE "files"."place" is null;--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "submission_id";--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "project_id";--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "project_update_id";--> statement-breakpoint
ALTER TABLE "mails" DROP COLUMN "submission_id";
--> statement-breakpoint
-- A file goes with its place, as it did when it referred to that itself.
create function delete_placed_file() returns trigger language plpgsql as $$
begin
  delete from files where id = old.file_id;
  return null;
end $$;
--> statement-breakpoint
create trigger submission_files_deleted after delete on submission_files
  for each row execute function delete_placed_file();
--> statement-breakpoint
create trigger project_files_deleted after delete on project_files
  for each row execute function delete_placed_file();
--> statement-breakpoint
-- What the transaction itself has inserted, nobody has seen before. A deleted file is recorded as one.
create trigger project_files_audited after update on project_files for each row
  when (old.xmin <> pg_current_xact_id()::xid) execute function collect_change();
