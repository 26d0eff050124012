CREATE TABLE "submission_answers" (
	"submission_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"text" text NOT NULL,
	"number" double precision,
	"day" text,
	"options" text[],
	CONSTRAINT "submission_answers_submission_id_question_id_pk" PRIMARY KEY("submission_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "submission_answers" ADD CONSTRAINT "submission_answers_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_answers_number" ON "submission_answers" USING btree ("question_id","number","submission_id");--> statement-breakpoint
CREATE INDEX "submission_answers_day" ON "submission_answers" USING btree ("question_id","day") WHERE "submission_answers"."day" is not null;--> statement-breakpoint
CREATE INDEX "submission_answers_options" ON "submission_answers" USING gin ("options") WHERE "submission_answers"."options" is not null;--> statement-breakpoint
CREATE INDEX "submission_answers_text" ON "submission_answers" USING gin ("text" gin_trgm_ops);
--> statement-breakpoint
-- Texts stay in their row and uncompressed up to a page: the planner takes what is compressed for small, and
-- would read all of it rather than the index.
alter table submission_answers set (toast_tuple_target = 8160);
--> statement-breakpoint
ALTER TABLE "submissions" DROP COLUMN "answer_values";
--> statement-breakpoint
drop function answer_values(jsonb);
--> statement-breakpoint
-- The answers of one submission as rows: each with its text, and with what it is more than that.
create function rows_of_answers(submission uuid, answers jsonb) returns setof submission_answers
language sql stable as $$
  select distinct on (answer ->> 'questionId') submission, answer ->> 'questionId',
    lower(answer ->> 'answer'),
    case when kind = 'number' then (answer #> '{typed,value}')::float8 end,
    case when kind = 'date' then answer #>> '{typed,value}' end,
    case when kind in ('choice', 'choices') then array(
      select chosen ->> 'id' from jsonb_array_elements(answer #> '{typed,value}') chosen) end
  from jsonb_array_elements(answers) answer, lateral (select answer #>> '{typed,kind}') typed(kind)
  where answer ->> 'questionId' is not null and answer ->> 'answer' <> ''
$$;
--> statement-breakpoint
-- All anew: after rows were loaded without triggers.
create function fill_submission_answers() returns void language sql as $$
  delete from submission_answers;
  insert into submission_answers
    select one.* from submissions s, lateral rows_of_answers(s.id, s.answers) one
$$;
--> statement-breakpoint
create function store_answers() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from submission_answers where submission_id = new.id;
  end if;
  insert into submission_answers select * from rows_of_answers(new.id, new.answers);
  return null;
end $$;
--> statement-breakpoint
create trigger store_answers after insert on submissions
  for each row when (new.answers <> '[]') execute function store_answers();
--> statement-breakpoint
create trigger store_changed_answers after update of answers on submissions
  for each row when (old.answers is distinct from new.answers) execute function store_answers();
--> statement-breakpoint
select fill_submission_answers();
