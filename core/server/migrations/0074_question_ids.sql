-- Gives ids to questions that have none, and to the answers and saved columns of imports that name
-- such a question by its wording. What has an id keeps it. Also for what was exported before.
create function key_answers() returns void language plpgsql as $$
begin
  update corporations set ignite_config = jsonb_set(ignite_config, '{questions}', (
      select jsonb_agg(case when jsonb_typeof(value) = 'object' and not value ? 'id'
        then jsonb_build_object('id', gen_random_uuid()) || value else value end order by nth)
      from jsonb_array_elements(ignite_config -> 'questions') with ordinality question(value, nth)))
    where jsonb_typeof(ignite_config -> 'questions') = 'array'
      and jsonb_path_exists(ignite_config, '$.questions[*] ? (!exists (@.id))');

  create temporary table asked on commit drop as
    select o.id as opportunity_id, btrim(value ->> 'text', E' \t\n\r') as text,
      (array_agg(value ->> 'id' order by nth))[1] as id
    from opportunities o join corporations c on c.id = o.corporation_id,
      jsonb_array_elements(case when jsonb_typeof(c.ignite_config -> 'questions') = 'array'
        then c.ignite_config -> 'questions' else '[]' end) with ordinality as question(value, nth)
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
--> statement-breakpoint
-- Of the submissions of an opportunity; for key_answers alone, which says what is asked there.
create function keyed_answers(opportunity uuid, answers jsonb) returns jsonb language plpgsql as $$
begin
  return (
    select jsonb_agg(case when answer.value ? 'questionId' then answer.value
      else answer.value || jsonb_build_object('questionId', asked.id) end order by answer.nth)
    from jsonb_array_elements(answers) with ordinality as answer(value, nth)
      left join asked on asked.opportunity_id = opportunity
        and asked.text = answer.value ->> 'question');
end $$;
--> statement-breakpoint
-- Nothing that a person reads changes here, so nothing is recorded.
alter table corporations disable trigger user;
--> statement-breakpoint
alter table submissions disable trigger user;
--> statement-breakpoint
select key_answers();
--> statement-breakpoint
alter table submissions enable trigger user;
--> statement-breakpoint
alter table corporations enable trigger user;
