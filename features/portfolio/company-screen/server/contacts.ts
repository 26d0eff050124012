import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { userName } from '#core/server/tables/user-name.ts';
import { users } from '#core/server/tables/users.ts';
import { companyInvitations } from '#features/cases/company-invitations/server/tables.ts';
import { ownRoles } from '#features/cases/opportunities/server/shared/load-case.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { messages } from '#features/cases/submissions/server/message-tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collectionNotes, collections } from '#features/directory/collections/server/tables.ts';
import type { ContactKind } from '#features/portfolio/company-screen/domain/work.ts';
import { companyScreenLimits } from '#features/portfolio/company-screen/domain/limits.ts';
import { pitchDays, pitchDaySessions } from '#features/portfolio/pitch-days/server/tables.ts';

/** One time that somebody was in touch with it. */
interface Contact {
  readonly kind: ContactKind;
  readonly at: string;
  readonly personId: string | null;
  readonly person: string | null;
  readonly photoUrl: string | null;
  readonly about: string;
}

export interface WorkQuery {
  readonly viewer: Viewer;
  readonly records: SQL;
}

const noPerson = { personId: sql<null>`null`, person: sql<null>`null`, photoUrl: sql<null>`null` };
const somebody = { personId: users.id, person: userName, photoUrl: users.photoUrl };
const most = companyScreenLimits.contactsRead;

/** What is needed to ask who may read the work on a case. */
const caseOf = (viewer: Viewer) => ({
  corporationId: opportunities.corporationId,
  roles: ownRoles(visibilityScopeOf(viewer)),
});

const isVisible = (viewer: Viewer) => visibleOpportunity(visibilityScopeOf(viewer));

async function inMessages(db: Queryable, { viewer, records }: WorkQuery): Promise<Contact[]> {
  const rows = await db
    .select({
      ...somebody,
      kind: sql<ContactKind>`case when ${messages.authorId} is null then 'message' else 'reply' end`,
      at: messages.createdAt,
      about: opportunities.name,
      case: caseOf(viewer),
    })
    .from(messages)
    .innerJoin(submissions, eq(submissions.id, messages.submissionId))
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .leftJoin(users, eq(users.id, messages.authorId))
    .where(
      and(sql`${submissions.companyId} = any(${records})`, submissions.isActive, isVisible(viewer)),
    )
    .orderBy(desc(messages.createdAt))
    .limit(most);
  return rows.filter((row) => may(viewer, 'viewComments', row.case));
}

async function inInvitations(db: Queryable, { viewer, records }: WorkQuery): Promise<Contact[]> {
  const rows = await db
    .select({
      ...somebody,
      kind: sql<ContactKind>`'invitation'`,
      at: companyInvitations.createdAt,
      about: opportunities.name,
      case: caseOf(viewer),
    })
    .from(companyInvitations)
    .innerJoin(opportunities, eq(opportunities.id, companyInvitations.opportunityId))
    .leftJoin(users, eq(users.id, companyInvitations.sentBy))
    .where(and(sql`${companyInvitations.companyId} = any(${records})`, isVisible(viewer)))
    .orderBy(desc(companyInvitations.createdAt))
    .limit(most);
  return rows.filter((row) => may(viewer, 'viewTeam', row.case));
}

const inSubmissions = (db: Queryable, { viewer, records }: WorkQuery): Promise<Contact[]> =>
  db
    .select({
      ...noPerson,
      kind: sql<ContactKind>`'submission'`,
      at: submissions.createdAt,
      about: opportunities.name,
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .where(
      and(sql`${submissions.companyId} = any(${records})`, submissions.isActive, isVisible(viewer)),
    )
    .orderBy(desc(submissions.createdAt))
    .limit(1);

/** Sessions of days that have begun. */
const onPitchDays = (db: Queryable, { viewer, records }: WorkQuery): Promise<Contact[]> => {
  const begins = sql`(${pitchDays.date}::date + ${pitchDays.startsAt}::time)
    at time zone ${pitchDays.timeZone}`;
  return db
    .select({
      ...noPerson,
      kind: sql<ContactKind>`'pitchDay'`,
      at: sql<string>`to_char(${begins} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      about: pitchDays.name,
    })
    .from(pitchDaySessions)
    .innerJoin(pitchDays, eq(pitchDays.id, pitchDaySessions.pitchDayId))
    .innerJoin(opportunities, eq(opportunities.id, pitchDaySessions.opportunityId))
    .where(
      and(
        sql`${pitchDaySessions.companyId} = any(${records})`,
        sql`${pitchDaySessions.slot} is not null and ${begins} <= now()`,
        pitchDays.isActive,
        isVisible(viewer),
      ),
    )
    .orderBy(desc(pitchDays.date))
    .limit(1);
};

const inNotes = (db: Queryable, { viewer, records }: WorkQuery): Promise<Contact[]> =>
  db
    .select({
      ...somebody,
      kind: sql<ContactKind>`'note'`,
      at: collectionNotes.updatedAt,
      about: collections.name,
    })
    .from(collectionNotes)
    .innerJoin(collections, eq(collections.id, collectionNotes.collectionId))
    .innerJoin(users, eq(users.id, collectionNotes.updatedBy))
    .where(
      and(
        sql`${collectionNotes.companyId} = any(${records})`,
        sql`${collectionNotes.note} <> ''`,
        visibleCollection(viewer),
      ),
    )
    .orderBy(desc(collectionNotes.updatedAt))
    .limit(most);

/** All that the viewer may know of, the latest first. Each kind is read by its own right. */
export async function contactsWith(db: Queryable, query: WorkQuery): Promise<Contact[]> {
  const contacts = [
    ...(await inMessages(db, query)),
    ...(await inInvitations(db, query)),
    ...(await inSubmissions(db, query)),
    ...(await onPitchDays(db, query)),
    ...(await inNotes(db, query)),
  ];
  return contacts.toSorted((one, other) => other.at.localeCompare(one.at));
}
