import { and, sql, type SQL } from 'drizzle-orm';
import { likeContaining } from '#core/platform/database/like.ts';
import type { AnswerFilter } from '#features/cases/submissions/domain/answer-filter.ts';
import { submissions } from './tables.ts';

/**
 * The condition for submissions whose answer to a question is like this. Typed answers are read from
 * `answer_values`, which is small; only what has no value but text is looked for in the answers.
 */
export function answerMatches({
  questionId,
  isAnswered,
  has,
  anyOf,
  least,
  most,
  from,
  to,
}: AnswerFilter): SQL | undefined {
  const value = sql`${submissions.answerValues} -> ${questionId}::text`;
  const text = sql`${submissions.answerValues} ->> ${questionId}::text`;
  const number = sql`case jsonb_typeof(${value}) when 'number' then (${value})::float8 end`;
  const answered = (like?: string) => sql`exists (
    select from jsonb_array_elements(${submissions.answers}) answer
    where answer ->> 'questionId' = ${questionId}
      and answer ->> 'answer' ${like === undefined ? sql`<> ''` : sql`ilike ${like}`})`;
  return and(
    isAnswered === undefined ? undefined : sql`${answered()} = ${isAnswered}`,
    has === undefined ? undefined : answered(likeContaining(has)),
    anyOf === undefined ? undefined : sql`${value} ?| ${sql.param(anyOf)}::text[]`,
    least === undefined ? undefined : sql`${number} >= ${least}::float8`,
    most === undefined ? undefined : sql`${number} <= ${most}::float8`,
    // Days are in an order as text.
    from === undefined ? undefined : sql`${text} >= ${from}::text`,
    to === undefined ? undefined : sql`${text} <= ${to}::text`,
  );
}
