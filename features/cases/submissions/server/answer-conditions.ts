import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import { textArray, uuidArray } from '#core/platform/database/array-parameters.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { AnswerFilter } from '#features/cases/submissions/domain/answer-filter.ts';
import { submissionAnswers } from './answer-tables.ts';
import { submissions } from './tables.ts';

const { submissionId, questionId, text, number, day, options } = submissionAnswers;

/** A condition as it costs least for a page, which ends early, and for all that are counted. */
export interface Condition {
  readonly page: SQL | undefined;
  readonly all: SQL | undefined;
}

/** As many as are looked for one by one. */
const idsMost = 500;

/**
 * The condition for submissions whose answer to a question is like this. PostgreSQL cannot tell how many
 * there are: it plans for any value, and has no figures about long texts. So what is rare is read first,
 * and the rest in ways that it cannot turn into another.
 */
export async function answerMatches(db: Queryable, filter: AnswerFilter): Promise<Condition> {
  const { isAnswered, has, is, anyOf, least, most, from, to } = filter;
  const ofQuestion = eq(questionId, filter.questionId);
  const hasText = and(
    has === undefined ? undefined : sql`${text} like lower(${likeContaining(has)}::text)`,
    is === undefined ? undefined : sql`${text} = lower(${is}::text)`,
  );
  const like = and(
    hasText,
    anyOf && sql`${options} && ${textArray(anyOf)}`,
    least === undefined ? undefined : gte(number, least),
    most === undefined ? undefined : lte(number, most),
    // Days are in an order as text.
    from === undefined ? undefined : gte(day, from),
    to === undefined ? undefined : lte(day, to),
  );
  // Compared with a parameter, it is read once, and stays a condition rather than becoming a join.
  const isAmong = (condition: SQL | undefined, isSo: boolean) => sql`${submissions.id} in (
    select ${submissionId} from ${submissionAnswers} where ${condition}) = ${isSo}`;
  const answered = isAnswered === undefined ? undefined : isAmong(ofQuestion, isAnswered);
  const condition = (page?: SQL, all = page): Condition => ({
    page: and(answered, page),
    all: and(answered, all),
  });
  if (!like) return condition();
  const matching = and(ofQuestion, like);
  // Apart from the limit, for which PostgreSQL would read texts in turn rather than by their index.
  const { rows: first } = await db.execute<{ id: string }>(sql`
    with matching as materialized (
      select ${submissionId} as id from ${submissionAnswers} where ${matching})
    select id from matching limit ${idsMost + 1}`);
  if (first.length <= idsMost) {
    return condition(sql`${submissions.id} = any(${uuidArray(first.map(({ id }) => id))})`);
  }
  const isOne = isAmong(matching, true);
  // A page of what is frequent is full before many of these long texts were read.
  const isText = sql`(select ${like} from ${submissionAnswers}
    where ${submissionId} = ${submissions.id} and ${ofQuestion})`;
  return condition(hasText ? isText : isOne, isOne);
}
