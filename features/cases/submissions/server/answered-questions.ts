import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { optionSeparator, type Question } from '#features/cases/corporations/domain/question.ts';
import type { KnownQuestion } from '#features/cases/submissions/domain/answers.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/**
 * Gives the answers to these questions their present wording and the present labels of their options,
 * in all submissions of an opportunity. No submission counts as changed by that. The caller holds a
 * lock on the questions.
 */
export async function updateWordings(
  db: Queryable,
  opportunityId: string,
  questions: readonly Question[],
): Promise<void> {
  if (questions.length === 0) return;
  const wordings = questions.map(({ id, text, options = [] }) => ({
    id,
    text,
    labels: Object.fromEntries(options.map((option) => [option.id, option.label])),
  }));
  const present = sql`(
    select answer.value, answer.nth, wording.id is not null and (
      wording.text <> answer.value ->> 'question' or chosen.labels <> answer.value ->> 'answer') as is_former,
      case when wording.id is null then answer.value
        else answer.value || jsonb_build_object('question', wording.text)
          || case when chosen.labels is null then '{}' else jsonb_build_object('answer', chosen.labels,
            'typed', (answer.value -> 'typed') || jsonb_build_object('value', chosen.options)) end
        end as reworded
    from jsonb_array_elements(its.answers) with ordinality answer(value, nth)
      left join jsonb_to_recordset(${JSON.stringify(wordings)}::jsonb) wording(id text, text text, labels jsonb)
        on wording.id = answer.value ->> 'questionId'
      left join lateral (
        select string_agg(label, ${`${optionSeparator} `} order by place) as labels,
          jsonb_agg(jsonb_build_object('id', id, 'label', label) order by place) as options
        from (
          select one.value ->> 'id' as id, one.place,
            coalesce(wording.labels ->> (one.value ->> 'id'), one.value ->> 'label') as label
          from jsonb_array_elements(case when answer.value #>> '{typed,kind}' in ('choice', 'choices')
            then answer.value #> '{typed,value}' else '[]' end) with ordinality one(value, place)) labelled
        having count(*) > 0) chosen on true)`;
  // In order of their ids, as moves lock them.
  await db.execute(sql`
    with reworded as materialized (
      select its.id from ${submissions} its
      where its.opportunity_id = ${opportunityId}::uuid
        and exists (select from ${present} answers where is_former)
      order by its.id for no key update of its)
    update ${submissions} its
    set answers = (select jsonb_agg(reworded order by nth) from ${present} answers)
    from reworded where reworded.id = its.id`);
}

/** Those that submissions of an opportunity answer, as often as in different words. */
export async function answeredQuestionsIn(
  db: Queryable,
  opportunityId: string,
): Promise<KnownQuestion[]> {
  const { rows } = await db.execute<{ id: string | null; text: string }>(sql`
    select distinct answer ->> 'questionId' as id, answer ->> 'question' as text
    from ${submissions} its, jsonb_array_elements(its.answers) answer
    where its.opportunity_id = ${opportunityId}::uuid order by 2, 1`);
  return rows;
}

/** Those of some ids that submissions of an opportunity answer, also if they are no longer asked. */
export async function answeredQuestionsOf(
  db: Queryable,
  opportunityId: string,
  ids: readonly string[],
): Promise<KnownQuestion[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: string; text: string }>(sql`
    select distinct answer ->> 'questionId' as id, answer ->> 'question' as text
    from ${submissions} its, jsonb_array_elements(its.answers) answer
    where its.opportunity_id = ${opportunityId}::uuid
      and answer ->> 'questionId' = any(${sql.param(ids)}::text[])`);
  return rows;
}
