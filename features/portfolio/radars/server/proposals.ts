import { and, count, desc, eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import { radarEvents as events } from '#features/portfolio/radars/domain/events.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { Proposal, ProposalDraft } from '#features/portfolio/radars/domain/proposal.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import type { MayEditRadar, RadarSubject } from './shared/load-radar.ts';
import { assertReferences, namesOfReferences } from './reference-names.ts';
import { radarProposals } from './tables.ts';

type MayDiscuss = Granted<'discussRadar', RadarSubject>;

const ofRadar = (radarId: string) => eq(radarProposals.radarId, radarId);

async function select(db: Queryable, condition: ReturnType<typeof and>) {
  return db
    .select({
      id: radarProposals.id,
      blipId: radarProposals.blipId,
      name: radarProposals.name,
      description: radarProposals.description,
      quadrantId: radarProposals.quadrantId,
      ringId: radarProposals.ringId,
      reason: radarProposals.reason,
      tags: radarProposals.tags,
      companyIds: radarProposals.companyIds,
      source: radarProposals.source,
      state: radarProposals.state,
      userId: users.id,
      userName: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
      createdAt: radarProposals.createdAt,
    })
    .from(radarProposals)
    .leftJoin(users, eq(users.id, radarProposals.proposedBy))
    .where(condition)
    .orderBy(desc(radarProposals.id));
}

type Row = Awaited<ReturnType<typeof select>>[number];

async function proposalsOf(
  db: Queryable,
  viewer: Viewer,
  rows: readonly Row[],
): Promise<Proposal[]> {
  const names = await namesOfReferences(db, viewer, rows);
  return rows.map(({ companyIds, userId, userName, ...row }) => ({
    ...row,
    companies: companyIds.flatMap((id) => names.companies.get(id) ?? []),
    proposedBy: userId === null ? null : { id: userId, name: userName },
  }));
}

export const openProposals = async (db: Queryable, viewer: Viewer, radarId: string) =>
  proposalsOf(
    db,
    viewer,
    await select(db, and(ofRadar(radarId), eq(radarProposals.state, 'open'))),
  );

/** @throws Refused `notFound` */
export async function loadProposal(
  db: Queryable,
  viewer: Viewer,
  radarId: string,
  id: string,
): Promise<Proposal> {
  const rows = await select(db, and(ofRadar(radarId), eq(radarProposals.id, id)));
  const [proposal] = await proposalsOf(db, viewer, rows);
  if (!proposal) throw refused(refusals.notFound);
  return proposal;
}

async function assertRoom(db: Queryable, radarId: string, more: number): Promise<void> {
  const [row] = await db
    .select({ number: count() })
    .from(radarProposals)
    .where(and(ofRadar(radarId), eq(radarProposals.state, 'open')));
  const { openProposalsMost: most } = radarLimits;
  if ((row?.number ?? 0) + more > most)
    throw refused(radarRefusals['radar.tooManyProposals'], { most });
}

export async function addProposals(
  db: Queryable,
  { viewer, userId, subject }: MayDiscuss,
  { proposals }: ProposalDraft,
): Promise<Proposal[]> {
  await assertRoom(db, subject.id, proposals.length);
  const companyIds = proposals.flatMap(({ companies = [] }) => companies.map(({ id }) => id));
  await assertReferences(db, viewer, { companyIds });
  const rows = proposals.map(({ companies = [], ...proposal }) => ({
    ...proposal,
    id: newId(),
    radarId: subject.id,
    proposedBy: userId,
    companyIds: [...new Set(companies.map(({ id }) => id))],
  }));
  await db.insert(radarProposals).values(rows);
  await emit(
    db,
    events['radar.proposed'],
    rows.map(({ name }) => ({ radarId: subject.id, actorId: userId, name })),
  );
  const ids = rows.map(({ id }) => id);
  const stored = await select(
    db,
    and(ofRadar(subject.id), sql`${radarProposals.id} = any(${sql.param(ids)}::uuid[])`),
  );
  return proposalsOf(db, viewer, stored);
}

/** @throws Refused `radar.proposalDecided` */
export async function closeProposal(
  db: Queryable,
  { subject, userId }: MayEditRadar,
  { id, name, state }: Pick<Proposal, 'id' | 'name' | 'state'>,
): Promise<void> {
  const closed = await db
    .update(radarProposals)
    .set({ state, decidedBy: userId })
    .where(and(eq(radarProposals.id, id), eq(radarProposals.state, 'open')))
    .returning({ id: radarProposals.id });
  if (closed.length === 0) throw refused(radarRefusals['radar.proposalDecided']);
  await emit(db, events['radar.proposalDecided'], {
    radarId: subject.id,
    actorId: userId,
    name,
  });
}
