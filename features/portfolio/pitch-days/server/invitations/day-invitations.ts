import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personName } from '#core/domain/identity/names.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type {
  Agenda,
  DayInvitation,
  InvitationState,
} from '#features/portfolio/pitch-days/domain/invitations/invitation.ts';
import type { DayRow } from '#features/portfolio/pitch-days/server/load-day.ts';
import type { Plan } from '#features/portfolio/pitch-days/server/load-plan.ts';
import { pitchDayInvitations } from '#features/portfolio/pitch-days/server/tables.ts';
import { invitedTo } from './invited.ts';

const senders = alias(users, 'senders');

async function storedInvitations(db: Queryable, dayId: string) {
  return db
    .select({
      id: pitchDayInvitations.id,
      companyId: pitchDayInvitations.companyId,
      userId: pitchDayInvitations.userId,
      recipient: pitchDayInvitations.recipient,
      agenda: pitchDayInvitations.agenda,
      sequence: pitchDayInvitations.sequence,
      sentAt: pitchDayInvitations.sentAt,
      company: companies.name,
      person: { firstName: users.firstName, lastName: users.lastName },
      sender: { firstName: senders.firstName, lastName: senders.lastName },
    })
    .from(pitchDayInvitations)
    .leftJoin(companies, eq(companies.id, pitchDayInvitations.companyId))
    .leftJoin(users, eq(users.id, pitchDayInvitations.userId))
    .leftJoin(senders, eq(senders.id, pitchDayInvitations.sentBy))
    .where(eq(pitchDayInvitations.pitchDayId, dayId))
    .orderBy(sql`${pitchDayInvitations.sentAt}`, pitchDayInvitations.id);
}

type Stored = Awaited<ReturnType<typeof storedInvitations>>[number];

/** An invitation as it is sent, and as it is answered. */
export interface PlannedInvitation {
  readonly key: string;
  readonly stored: Stored | null;
  /** Null: there is no session with them any more. */
  readonly agenda: Agenda | null;
  readonly shown: DayInvitation;
}

export const keyOf = (of: { companyId?: string | null; userId?: string | null }): string =>
  of.companyId ? `company ${of.companyId}` : `person ${of.userId ?? ''}`;

function stateOf(stored: Stored | null, agenda: Agenda | null): InvitationState {
  if (stored === null) return 'new';
  if (agenda === null) return stored.agenda === null ? 'cancelled' : 'removed';
  return isDeepStrictEqual(stored.agenda, agenda) ? 'sent' : 'changed';
}

/** Whom the day invites and whom it invited, with what there is to send. */
export async function plannedInvitations(
  db: Queryable,
  day: DayRow,
  plan: Plan,
): Promise<PlannedInvitation[]> {
  const invited = await invitedTo(db, day, plan);
  const stored = new Map((await storedInvitations(db, day.id)).map((row) => [keyOf(row), row]));
  const logOf = (row: Stored | null) => ({
    sentAt: row?.sentAt ?? null,
    sentBy: row?.sender ? personName(row.sender) : null,
    sendings: row === null ? 0 : row.sequence + 1,
  });
  const current = invited.map(({ agenda, ...who }): PlannedInvitation => {
    const row = stored.get(keyOf(who)) ?? null;
    const recipient = row !== null && who.companyId !== null ? row.recipient : who.recipient;
    const invitation = {
      ...who,
      recipient,
      items: agenda.items,
      state: stateOf(row, agenda),
      ...logOf(row),
    };
    return { key: keyOf(who), stored: row, agenda, shown: invitation };
  });
  const isInvited = new Set(current.map(({ key }) => key));
  const former = [...stored].flatMap(([key, row]): PlannedInvitation[] => {
    if (isInvited.has(key)) return [];
    const { companyId, userId, recipient, company, person } = row;
    const name = company ?? (person === null ? recipient : personName(person));
    const invitation = {
      companyId,
      userId,
      name,
      recipient,
      items: row.agenda?.items ?? [],
      state: stateOf(row, null),
      ...logOf(row),
    };
    return [{ key, stored: row, agenda: null, shown: invitation }];
  });
  return [...current, ...former];
}
