CREATE INDEX "collection_additions_company" ON "collection_additions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "collection_additions_added_by" ON "collection_additions" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "collection_notes_company" ON "collection_notes" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "collection_notes_updated_by" ON "collection_notes" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "comment_mentions_user" ON "comment_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comments_hidden_by" ON "comments" USING btree ("hidden_by") WHERE "comments"."hidden_by" is not null;--> statement-breakpoint
CREATE INDEX "company_matches_decided_by" ON "company_matches" USING btree ("decided_by") WHERE "company_matches"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "company_proposals_company" ON "company_proposals" USING btree ("company_id") WHERE "company_proposals"."company_id" is not null;--> statement-breakpoint
CREATE INDEX "company_values_edited_by" ON "company_values" USING btree ("edited_by") WHERE "company_values"."edited_by" is not null;--> statement-breakpoint
CREATE INDEX "files_project_update" ON "files" USING btree ("project_update_id") WHERE "files"."project_update_id" is not null;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id") WHERE "files"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "imports_opportunity" ON "imports" USING btree ("opportunity_id") WHERE "imports"."opportunity_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_author" ON "messages" USING btree ("author_id") WHERE "messages"."author_id" is not null;--> statement-breakpoint
CREATE INDEX "projects_of_submission" ON "projects" USING btree ("submission_id") WHERE "projects"."submission_id" is not null;--> statement-breakpoint
CREATE INDEX "radar_comments_author" ON "radar_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "votes_user" ON "votes" USING btree ("user_id");