import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Question } from '#features/cases/corporations/domain/public-page.ts';
import type { KnownQuestion } from '#features/cases/submissions/domain/answers.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/**
 * Gives the answers to these questions their present wording, in all submissions of a corporation.
 * No submission counts as changed by that. The caller holds a lock on the questions.
 */
export async function updateWordings(
  db: Queryable,
  corporationId: string,
  questions: readonly Question[],
): Promise<void> {
  if (questions.length === 0) return;
  const wordings = sql`jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) wording(id text, text text)`;
  // In order of their ids, as moves lock them.
  await db.execute(sql`
    with reworded as materialized (
      select its.id from ${submissions} its join ${opportunities} o on o.id = its.opportunity_id
      where o.corporation_id = ${corporationId}::uuid and exists (
        select from jsonb_array_elements(its.answers) answer
          join ${wordings} on wording.id = answer ->> 'questionId'
        where wording.text <> answer ->> 'question')
      order by its.id for no key update of its)
    update ${submissions} its set answers = (
      select jsonb_agg(case when wording.id is null then answer.value
        else answer.value || jsonb_build_object('question', wording.text) end order by answer.nth)
      from jsonb_array_elements(its.answers) with ordinality answer(value, nth)
        left join ${wordings} on wording.id = answer.value ->> 'questionId')
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

/** Those of some ids that submissions of a corporation answer, also if they are no longer asked. */
export async function answeredQuestionsOf(
  db: Queryable,
  corporationId: string,
  ids: readonly string[],
): Promise<KnownQuestion[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: string; text: string }>(sql`
    select distinct answer ->> 'questionId' as id, answer ->> 'question' as text
    from ${submissions} its join ${opportunities} o on o.id = its.opportunity_id,
      jsonb_array_elements(its.answers) answer
    where o.corporation_id = ${corporationId}::uuid
      and answer ->> 'questionId' = any(${sql.param(ids)}::text[])`);
  return rows;
}
