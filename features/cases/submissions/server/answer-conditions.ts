import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import { textArray } from '#core/platform/database/array-parameters.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import type { AnswerFilter } from '#features/cases/submissions/domain/answer-filter.ts';
import { submissionAnswers } from './answer-tables.ts';
import { submissions } from './tables.ts';

const { submissionId, questionId, text, number, day, options } = submissionAnswers;

/** The condition for submissions whose answer to a question is like this. */
export function answerMatches(filter: AnswerFilter): SQL | undefined {
  const { isAnswered, has, is, anyOf, least, most, from, to } = filter;
  const ofQuestion = eq(questionId, filter.questionId);
  const like = and(
    has === undefined ? undefined : sql`${text} like lower(${likeContaining(has)}::text)`,
    is === undefined ? undefined : sql`${text} = lower(${is}::text)`,
    anyOf && sql`${options} && ${textArray(anyOf)}`,
    least === undefined ? undefined : gte(number, least),
    most === undefined ? undefined : lte(number, most),
    // Days are in an order as text.
    from === undefined ? undefined : gte(day, from),
    to === undefined ? undefined : lte(day, to),
  );
  const those = (condition: SQL | undefined) => sql`${submissions.id} in (
    select ${submissionId} from ${submissionAnswers} where ${condition})`;
  return and(
    isAnswered === undefined ? undefined : sql`${those(ofQuestion)} = ${isAnswered}`,
    like && those(and(ofQuestion, like)),
  );
}
