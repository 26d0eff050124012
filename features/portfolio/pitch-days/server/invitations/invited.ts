import { and, desc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { viewersOf } from '#core/server/authorization/relations-sql.ts';
import { users } from '#core/server/tables/users.ts';
import { personName } from '#core/domain/identity/names.ts';
import { companyContacts } from '#features/cases/company-contacts/server/tables.ts';
import { caseFacts } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import type {
  Agenda,
  AgendaItem,
} from '#features/portfolio/pitch-days/domain/invitations/invitation.ts';
import { timeSlots } from '#features/portfolio/pitch-days/domain/time-slots.ts';
import type { DayRow } from '#features/portfolio/pitch-days/server/load-day.ts';
import type { Plan } from '#features/portfolio/pitch-days/server/load-plan.ts';

/** A company or a person of a case team, with what they may see of the day. */
export interface Invited {
  readonly companyId: string | null;
  readonly userId: string | null;
  readonly name: string;
  /** Null: none is known. */
  readonly recipient: string | null;
  readonly agenda: Agenda;
}

interface PlacedSession {
  readonly opportunityId: string;
  readonly companyId: string;
  readonly item: AgendaItem;
  readonly company: string;
}

/** The sessions that have a time, in the order of the day. */
function placedSessions(day: DayRow, plan: Plan): PlacedSession[] {
  const slots = timeSlots(day);
  const opportunity = new Map(plan.opportunities.map(({ id, name }) => [id, name]));
  const company = new Map(plan.companies.map((one) => [one.company.id, one.company.name]));
  return plan.sessions.flatMap(({ opportunityId, companyId, slot, room }) => {
    const time = slot === null ? undefined : slots[slot];
    const name = company.get(companyId);
    if (time === undefined || room === null || name === undefined) return [];
    const title = opportunity.get(opportunityId) ?? '';
    const item = { ...time, room: day.rooms[room] ?? '', title };
    return [{ opportunityId, companyId, item, company: name }];
  });
}

/** The first contact of each company that the corporation has noted with an address. */
async function contactAddresses(
  db: Queryable,
  corporationId: string,
  companyIds: readonly string[],
): Promise<[string, string][]> {
  const rows = await db
    .selectDistinctOn([companyContacts.companyId], {
      companyId: companyContacts.companyId,
      email: companyContacts.email,
    })
    .from(companyContacts)
    .where(
      and(
        eq(companyContacts.corporationId, corporationId),
        inArray(companyContacts.companyId, [...companyIds]),
        isNotNull(companyContacts.email),
      ),
    )
    .orderBy(companyContacts.companyId, companyContacts.createdAt);
  return rows.flatMap(({ companyId, email }): [string, string][] =>
    email === null ? [] : [[companyId, email]],
  );
}

/** Of the latest submission of each company to one of these opportunities. */
async function submitterAddresses(
  db: Queryable,
  opportunityIds: readonly string[],
  companyIds: readonly string[],
): Promise<[string, string][]> {
  const rows = await db
    .selectDistinctOn([submissions.companyId], {
      companyId: submissions.companyId,
      contactEmail: submissions.contactEmail,
    })
    .from(submissions)
    .where(
      and(
        inArray(submissions.opportunityId, [...opportunityIds]),
        inArray(submissions.companyId, [...companyIds]),
        isNotNull(submissions.contactEmail),
        isNull(submissions.withdrawnAt),
        submissions.isActive,
      ),
    )
    .orderBy(submissions.companyId, desc(submissions.createdAt));
  return rows.flatMap(({ companyId, contactEmail }): [string, string][] =>
    companyId === null || contactEmail === null ? [] : [[companyId, contactEmail]],
  );
}

/** Who submitted knows why they are invited; else a contact of the company. */
async function addressesOf(
  db: Queryable,
  corporationId: string,
  opportunityIds: readonly string[],
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (opportunityIds.length === 0 || companyIds.length === 0) return new Map();
  return new Map([
    ...(await contactAddresses(db, corporationId, companyIds)),
    ...(await submitterAddresses(db, opportunityIds, companyIds)),
  ]);
}

/** The people of the case teams but Observers, and which of the opportunities each sees. */
async function juryOf(db: Queryable, opportunityIds: readonly string[]) {
  if (opportunityIds.length === 0) return [];
  const people = await db
    .selectDistinctOn([users.id], {
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(opportunityTeam)
    .innerJoin(users, eq(users.id, opportunityTeam.userId))
    .where(
      and(
        inArray(opportunityTeam.opportunityId, [...opportunityIds]),
        ne(opportunityTeam.role, 'Observer'),
        users.isActive,
      ),
    );
  const ids = people.map(({ id }) => id);
  const seen = new Map(ids.map((id) => [id, new Set<string>()]));
  if (ids.length === 0) return [];
  for (const opportunityId of opportunityIds) {
    const viewers = await db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, ids), viewersOf('opportunity', caseFacts(opportunityId))));
    for (const { id } of viewers) seen.get(id)?.add(opportunityId);
  }
  return people.map((person) => ({ ...person, sees: seen.get(person.id) ?? new Set<string>() }));
}

const byName = (one: Invited, other: Invited) => one.name.localeCompare(other.name);

/** Whom a day invites. A company learns of its own sessions alone, a person of those they may see. */
export async function invitedTo(db: Queryable, day: DayRow, plan: Plan): Promise<Invited[]> {
  const placed = placedSessions(day, plan);
  const agendaOf = (items: AgendaItem[]): Agenda => ({ day: day.name, place: day.place, items });
  const opportunityIds = plan.opportunities.map(({ id }) => id);
  const byCompany = Map.groupBy(placed, ({ companyId }) => companyId);
  const addresses = await addressesOf(db, day.corporationId, opportunityIds, [...byCompany.keys()]);
  const companies = [...byCompany].map(([companyId, own]): Invited => ({
    companyId,
    userId: null,
    name: own[0]?.company ?? '',
    recipient: addresses.get(companyId) ?? null,
    agenda: agendaOf(own.map(({ item }) => item)),
  }));
  const people = (await juryOf(db, opportunityIds)).flatMap((person): Invited[] => {
    const items = placed
      .filter(({ opportunityId }) => person.sees.has(opportunityId))
      .map(({ item, company }) => ({ ...item, title: `${item.title}: ${company}` }));
    if (items.length === 0) return [];
    const { id: userId, email } = person;
    const name = personName(person);
    return [{ companyId: null, userId, name, recipient: email, agenda: agendaOf(items) }];
  });
  return [...companies.toSorted(byName), ...people.toSorted(byName)];
}
