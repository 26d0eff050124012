import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import {
  isInGroup,
  sentenceOf,
  type ActivityEntry,
  type ActivityGroup,
} from '#features/cases/activity/domain/activity.ts';
import { audienceOf, type EventCatalogue, type EventKind } from '#core/domain/events/events.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { isUuid } from '#core/domain/schemas.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import {
  afterCursor,
  orderByKeys,
  keyColumn,
  pageOf,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { mergedAccounts } from '#features/people/users/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';
import { detailsOf, personIdOf } from '#features/cases/activity/server/shared/details.ts';

type MayView = Granted<'viewTeam', OpportunityCaseContext>;

export interface ActivityQuery {
  /** Only events of this submission. */
  readonly submissionId?: string;
  readonly group?: ActivityGroup | undefined;
  readonly actorId?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const sortKeys: readonly SortKey[] = [
  { by: sql`${auditEntries.at}`, type: 'timestamptz' },
  { by: sql`${auditEntries.id}`, type: 'uuid' },
];

/** Kinds of events that the history shows. */
export const recordedKinds = ({ events }: EventCatalogue): EventKind[] =>
  [...events.values()].flatMap(({ kind, history }) => (history === undefined ? [] : [kind]));

/** Of kinds that are private to their actor, only the reader's own entries. */
function readable(
  catalogue: EventCatalogue,
  { viewer, userId, subject }: MayView,
): SQL | undefined {
  const kinds = recordedKinds(catalogue);
  const others = kinds.filter((kind) => {
    const audience = audienceOf(catalogue, kind);
    return audience !== 'actor' && (audience === 'viewers' || may(viewer, audience, subject));
  });
  const own = kinds.filter((kind) => audienceOf(catalogue, kind) === 'actor');
  return or(
    inArray(auditEntries.kind, others),
    and(inArray(auditEntries.kind, own), eq(auditEntries.actorId, userId)),
  );
}

const fullName = sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`;

const columns = {
  id: auditEntries.id,
  at: auditEntries.at,
  kind: auditEntries.kind,
  actorId: users.id,
  actorName: fullName,
  subject: auditEntries.subject,
  subjectId: auditEntries.subjectId,
  title: submissions.title,
  details: auditEntries.details,
};

/** Titles of existing submissions. */
const isItsSubmission = and(
  eq(auditEntries.subject, 'submission'),
  eq(submissions.opportunityId, auditEntries.opportunityId),
  sql`${submissions.id}::text = ${auditEntries.subjectId}`,
  submissions.isActive,
);

export const select = (
  db: Queryable,
  condition: SQL | undefined,
  { limit, cursor }: Pick<ActivityQuery, 'limit' | 'cursor'>,
) =>
  db
    .select({ row: columns, cursorKeys: keyColumn(sortKeys) })
    .from(auditEntries)
    // What was done with an account that was merged is that of the person.
    .leftJoin(mergedAccounts, eq(mergedAccounts.userId, auditEntries.actorId))
    .leftJoin(users, eq(users.id, sql`coalesce(${mergedAccounts.intoId}, ${auditEntries.actorId})`))
    .leftJoin(submissions, isItsSubmission)
    .where(and(condition, afterCursor(cursor, sortKeys, 'descending')))
    .orderBy(...orderByKeys(sortKeys, 'descending'))
    .limit(limit + 1);

const ofSubmissionId = (id: string): SQL | undefined =>
  and(eq(auditEntries.subject, 'submission'), eq(auditEntries.subjectId, id));

/** What of an opportunity's history is asked for, and readable. */
function ofOpportunity(catalogue: EventCatalogue, granted: MayView, wish: ActivityQuery) {
  const { group } = wish;
  return and(
    eq(auditEntries.opportunityId, granted.subject.opportunityId),
    wish.submissionId === undefined ? undefined : ofSubmissionId(wish.submissionId),
    group &&
      inArray(
        auditEntries.kind,
        recordedKinds(catalogue).filter((kind) => isInGroup(group, kind)),
      ),
    wish.actorId === undefined ? undefined : eq(auditEntries.actorId, wish.actorId),
    readable(catalogue, granted),
  );
}

type Row = Awaited<ReturnType<typeof select>>[number]['row'];

async function namesOf(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: fullName })
    .from(users)
    .where(sql`${users.id} = any(${uuidArray(ids.filter(isUuid))})`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function entryOf(
  { events }: EventCatalogue,
  row: Row,
  names: ReadonlyMap<string, string>,
): ActivityEntry {
  const { id, at, kind, actorId, actorName, subject, subjectId, title } = row;
  const event = events.get(kind);
  const template = event?.history ?? '';
  const personId = personIdOf(event, row.details);
  const name = personId === null ? undefined : names.get(personId);
  const person = personId !== null && name !== undefined ? { id: personId, name } : undefined;
  const details = detailsOf(event, row.details);
  return {
    id,
    at,
    kind,
    actor: actorId === null ? null : { id: actorId, name: actorName },
    template,
    sentence: sentenceOf(template, {
      submission: title,
      person: person?.name ?? null,
      name: details.name ?? null,
    }),
    subject: { type: subject, id: subjectId, ...(title !== null && { title }) },
    details: { ...details, ...(person && { person }) },
  };
}

export async function pageOfEntries(
  catalogue: EventCatalogue,
  db: Queryable,
  rows: ReturnType<typeof select>,
  limit: number,
) {
  const page = pageOf(await rows, limit);
  const people = page.data.flatMap(
    ({ kind, details }) => personIdOf(catalogue.events.get(kind), details) ?? [],
  );
  const names = await namesOf(db, people);
  return { ...page, data: page.data.map((row) => entryOf(catalogue, row, names)) };
}

/** The audit trail of an opportunity that is visible to this reader; newest first. */
export const activityOf = (
  catalogue: EventCatalogue,
  db: Queryable,
  granted: MayView,
  wish: ActivityQuery,
) =>
  pageOfEntries(
    catalogue,
    db,
    select(db, ofOpportunity(catalogue, granted, wish), wish),
    wish.limit,
  );

/** A project, and the history of its submission for those who may read that. */
export interface ProjectHistory {
  readonly projectId: string;
  readonly submission: { readonly id: string; readonly granted: MayView } | null;
}

/** The audit trail of a project that the caller has authorized, with that of its submission. */
export function projectActivityOf(
  catalogue: EventCatalogue,
  db: Queryable,
  { projectId, submission }: ProjectHistory,
  wish: Pick<ActivityQuery, 'limit' | 'cursor'>,
) {
  const own = and(
    eq(auditEntries.subject, 'project'),
    eq(auditEntries.subjectId, projectId),
    inArray(auditEntries.kind, recordedKinds(catalogue)),
  );
  const before =
    submission &&
    ofOpportunity(catalogue, submission.granted, { ...wish, submissionId: submission.id });
  const condition = before ? or(own, before) : own;
  return pageOfEntries(catalogue, db, select(db, condition, wish), wish.limit);
}
