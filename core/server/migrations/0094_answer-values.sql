DROP INDEX "submission_answers_number";--> statement-breakpoint
DROP INDEX "submission_answers_day";--> statement-breakpoint
DROP INDEX "submission_answers_options";--> statement-breakpoint
CREATE INDEX "submission_answers_values" ON "submission_answers" USING btree ("question_id","number","day","options","submission_id");