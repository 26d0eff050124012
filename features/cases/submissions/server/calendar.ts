import { asc, inArray, or, sql } from 'drizzle-orm';
import { plural } from '#core/domain/format.ts';
import { wallTimeAt } from '#core/domain/time-zone.ts';
import { dueAt, promisedDays } from '#features/cases/corporations/domain/response-deadline.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import { casesToDo, loadOwnWork } from '#features/cases/opportunities/server/shared/own-work.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { linkToSubmissions } from '#features/cases/submissions/domain/links.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { calendarLimits } from '#features/people/calendar/domain/limits.ts';
import type {
  CalendarSource,
  Deadline,
} from '#features/people/calendar/server/shared/calendar-source.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { submissionsWhere } from './filters.ts';

const submissionsMost = 5000;

/** The day that an instant ends in a time zone; midnight ends the one before. */
function dayOf(instant: string, timeZone: string): string {
  const { year, month, day } = wallTimeAt(Date.parse(instant) - 1, timeZone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

async function loadNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: opportunities.id, name: opportunities.name })
    .from(opportunities)
    .where(inArray(opportunities.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Submissions that are not older than the first day that is told, of cases that promise an answer. */
const answeredLater = (one: OpportunityCaseContext, from: string) =>
  sql`(${submissionsWhere(one, {})} and ${submissions.createdAt} >=
    ${from}::timestamptz - make_interval(hours => ${24 * (promisedDays(stagesOf(one.igniteConfig)) ?? 0)}::int))`;

/** Answers that are promised where the reader decides: one entry for all of an opportunity and a day. */
export const calendar: CalendarSource = async (db, reader) => {
  const cases = casesToDo(await loadOwnWork(db, reader), 'decide').filter(
    ({ igniteConfig }) => promisedDays(stagesOf(igniteConfig)) !== null,
  );
  if (cases.length === 0) return [];
  const rows = await db
    .select({
      opportunityId: submissions.opportunityId,
      stage: submissions.stage,
      createdAt: submissions.createdAt,
      withdrawnAt: submissions.withdrawnAt,
    })
    .from(submissions)
    .where(or(...cases.map((one) => answeredLater(one, reader.from))))
    .orderBy(asc(submissions.createdAt), asc(submissions.id))
    .limit(submissionsMost);
  const byCase = Map.groupBy(rows, ({ opportunityId }) => opportunityId);
  const names = await loadNames(db, [...byCase.keys()]);
  const deadlines = cases.flatMap(({ opportunityId, igniteConfig, timeZone }): Deadline[] => {
    const due = (byCase.get(opportunityId) ?? []).flatMap((row) => {
      const at = dueAt(row, stagesOf(igniteConfig), { isFinished: false });
      return at === null ? [] : [{ day: dayOf(at, timeZone), createdAt: row.createdAt }];
    });
    return [...Map.groupBy(due, ({ day }) => day)].map(([day, all]) => ({
      id: `decisions-${opportunityId}-${day}`,
      title: `${plural(all.length, '1 decision due', `${all.length} decisions due`)}: ${names.get(opportunityId) ?? ''}`,
      time: { day },
      changedAt: all.at(-1)?.createdAt ?? day,
      link: linkToSubmissions(opportunityId),
    }));
  });
  return deadlines.slice(0, calendarLimits.entriesMost);
};
