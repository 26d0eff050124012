import { and, count, eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import type { CompanyProposal, NewCompany } from '#features/directory/companies/domain/proposal.ts';
import { companyRefusals } from '#features/directory/companies/domain/refusals.ts';
import {
  afterCursor,
  keyColumn,
  orderByKeys,
  pageOf,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { companyEvents as events } from '#features/directory/companies/domain/events.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { users } from '#core/server/tables/users.ts';
import { addToDirectory } from './add-to-directory.ts';
import { proposalDecisions } from './events.ts';
import { companyProposals } from './proposal-tables.ts';
import { userName } from '#core/server/tables/user-name.ts';

const columns = {
  id: companyProposals.id,
  name: companyProposals.name,
  url: companyProposals.url,
  state: companyProposals.state,
  proposedBy: userName,
  createdAt: companyProposals.createdAt,
  companyId: companyProposals.companyId,
};
const row = sql<CompanyProposal>`${jsonObject(columns)}`;

const oldestFirst: readonly SortKey[] = [
  { by: sql`${companyProposals.createdAt}`, type: 'timestamptz' },
  { by: sql`${companyProposals.id}`, type: 'uuid' },
];

const isOpen = eq(companyProposals.state, 'open');

export async function listOpenProposals(
  db: Queryable,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
) {
  const rows = await db
    .select({ row, cursorKeys: keyColumn(oldestFirst) })
    .from(companyProposals)
    .innerJoin(users, eq(users.id, companyProposals.proposedBy))
    .where(and(isOpen, afterCursor(cursor, oldestFirst)))
    .orderBy(...orderByKeys(oldestFirst))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

/** Proposes companies; what this person has proposed already is left as it is. */
export async function proposeCompanies(
  db: Queryable,
  userId: string,
  newCompanies: readonly NewCompany[],
): Promise<number> {
  const most = companyLimits.openProposalsMost;
  const [open] = await db
    .select({ count: count() })
    .from(companyProposals)
    .where(and(isOpen, eq(companyProposals.proposedBy, userId)));
  if ((open?.count ?? 0) + newCompanies.length > most)
    throw refused(companyRefusals['proposal.tooMany'], { most });
  const made = await db
    .insert(companyProposals)
    .values(newCompanies.map((company) => ({ ...company, proposedBy: userId })))
    .onConflictDoNothing()
    .returning({ id: companyProposals.id, name: companyProposals.name });
  await emit(
    db,
    events['proposal.made'],
    made.map(({ id, name }) => ({ proposalId: id, actorId: userId, name })),
  );
  return made.length;
}

async function load(db: Queryable, id: string) {
  const [proposal] = await db
    .select({ row, proposerId: companyProposals.proposedBy })
    .from(companyProposals)
    .innerJoin(users, eq(users.id, companyProposals.proposedBy))
    .where(eq(companyProposals.id, id))
    .for('update', { of: companyProposals });
  if (proposal === undefined) throw refused(refusals.notFound);
  return proposal;
}

/** Adds a proposed company to the directory or declines it, once, and notifies the proposer. */
export async function decideProposal(
  db: Queryable,
  granted: Granted<'importRecords'>,
  id: string,
  { state, reason }: { readonly state: 'accepted' | 'declined'; readonly reason: string },
): Promise<CompanyProposal> {
  const { row: proposal, proposerId } = await load(db, id);
  const { name, url } = proposal;
  if (proposal.state === state) return proposal;
  if (proposal.state !== 'open') throw refused(companyRefusals['proposal.decided'], { name });
  const [company] = state === 'accepted' ? await addToDirectory(db, granted, [{ name, url }]) : [];
  const companyId = company?.id ?? null;
  await db
    .update(companyProposals)
    .set({ state, reason, companyId, decidedBy: granted.userId, decidedAt: sql`now()` })
    .where(eq(companyProposals.id, id));
  const about = { proposalId: id, actorId: granted.userId, name, proposerId };
  if (companyId === null) await emit(db, proposalDecisions.declined, { ...about, reason });
  else await emit(db, proposalDecisions.accepted, { ...about, companyId });
  return { ...proposal, state, companyId };
}
