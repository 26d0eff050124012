ALTER TABLE "opportunities" ADD COLUMN "questions" jsonb DEFAULT null;
--> statement-breakpoint
-- Each opportunity asks what its corporation asked until now, under the same ids, so that answers stay
-- where they are. Nothing that a person reads changes, so nothing is recorded.
alter table opportunities disable trigger user;
--> statement-breakpoint
update opportunities o set questions = case when jsonb_typeof(c.ignite_config -> 'questions') = 'array'
    then c.ignite_config -> 'questions' else '[]' end
  from corporations c where c.id = o.corporation_id;
--> statement-breakpoint
alter table opportunities enable trigger user;
--> statement-breakpoint
ALTER TABLE "opportunities" ALTER COLUMN "questions" SET NOT NULL;
--> statement-breakpoint
-- A new opportunity for which nothing else is said asks what its corporation asks at first; also one
-- of an import, and of an export that was made before opportunities had questions.
create function copy_questions() returns trigger language plpgsql as $$
begin
  select case when jsonb_typeof(ignite_config -> 'questions') = 'array'
      then ignite_config -> 'questions' else '[]' end
    into new.questions from corporations where id = new.corporation_id;
  return new;
end $$;
--> statement-breakpoint
create trigger copy_questions before insert on opportunities
  for each row when (new.questions is null) execute function copy_questions();
--> statement-breakpoint
-- The typed answers by the id of their question: a number, a day, the ids of options, the id of a
-- file, or true. Without the texts it is small enough to be read for every row of a list.
create function answer_values(answers jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_object_agg(answer ->> 'questionId', case answer #>> '{typed,kind}'
      when 'choice' then jsonb_path_query_array(answer, '$.typed.value[*].id')
      when 'choices' then jsonb_path_query_array(answer, '$.typed.value[*].id')
      when 'consent' then 'true'
      else answer #> '{typed,value}' end), '{}')
  from jsonb_array_elements(answers) answer
  where answer ->> 'questionId' is not null and answer #> '{typed,value}' is not null
$$;
--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "answer_values" jsonb GENERATED ALWAYS AS (answer_values(answers)) STORED NOT NULL;
--> statement-breakpoint
-- As before; what a table computes of its other columns is no change of its own.
create or replace function collect_change() returns trigger language plpgsql as $$
declare
  longest constant int := 4000;
  old_row constant jsonb := to_jsonb(old);
  new_row constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
begin
  insert into audit_changes (of_table, row_id, before, after)
  select tg_table_name,
    coalesce(old_row ->> 'id', old_row ->> 'project_id', old_row ->> 'submission_id',
      old_row ->> 'opportunity_id', old_row ->> 'user_id', ''),
    jsonb_object_agg(key, case when length(was::text) > longest
      then to_jsonb(left(was::text, longest) || '…') else was end),
    case when new_row is not null then jsonb_object_agg(key,
      case when length(will::text) > longest
        then to_jsonb(left(will::text, longest) || '…') else will end) end
  from (select key, value as was, new_row -> key as will from jsonb_each(old_row)) as fields
  where case when new_row is null or will is distinct from was
    then key !~ '^(words|report_words|summary|num_.*|opened_at|answer_values|updated_at|version|position|last_.*|.*(secret|token|hash).*)$'
    else false end
  having count(*) > 0;
  return null;
end $$;
--> statement-breakpoint
-- As before; but what is asked stands with the opportunity.
create or replace function key_answers() returns void language plpgsql as $$
begin
  update corporations set ignite_config = jsonb_set(ignite_config, '{questions}', (
      select jsonb_agg(case when jsonb_typeof(value) = 'object' and not value ? 'id'
        then jsonb_build_object('id', gen_random_uuid()) || value else value end order by nth)
      from jsonb_array_elements(ignite_config -> 'questions') with ordinality question(value, nth)))
    where jsonb_typeof(ignite_config -> 'questions') = 'array'
      and jsonb_path_exists(ignite_config, '$.questions[*] ? (!exists (@.id))');

  -- What an older export did not know was copied from its corporation, before that had ids.
  update opportunities o set questions = c.ignite_config -> 'questions'
    from corporations c where c.id = o.corporation_id
      and jsonb_path_exists(o.questions, '$[*] ? (!exists (@.id))')
      and jsonb_typeof(c.ignite_config -> 'questions') = 'array';

  create temporary table asked on commit drop as
    select o.id as opportunity_id, btrim(value ->> 'text', E' \t\n\r') as text,
      (array_agg(value ->> 'id' order by nth))[1] as id
    from opportunities o, jsonb_array_elements(o.questions) with ordinality as question(value, nth)
    where jsonb_typeof(value) = 'object'
    group by 1, 2;

  update submissions its set answers = keyed_answers(its.opportunity_id, its.answers)
    where jsonb_path_exists(its.answers, '$[*] ? (!exists (@.questionId))');

  update import_changes set before = jsonb_set(before, '{answers}',
      keyed_answers((before ->> 'opportunity_id')::uuid, before -> 'answers'))
    where jsonb_path_exists(before, '$.answers[*] ? (!exists (@.questionId))');

  update import_mappings its set mapping = (
      select jsonb_object_agg(key, coalesce(to_jsonb('answer:' || asked.id), value))
      from jsonb_each(its.mapping) left join asked
        on asked.opportunity_id::text = split_part(its.source, ' ', 1)
        and 'answer:' || asked.text = value #>> '{}')
    where its."of" = 'submissions' and its.mapping::text like '%"answer:%';

  drop table asked;
end $$;
