import { refusals } from '#core/domain/refusals.ts';
import { companyRefusals } from '#features/directory/companies/domain/refusals.ts';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { CompanyMatch, MatchState } from '#features/directory/companies/domain/match.ts';
import { companyEvents as events } from '#features/directory/companies/domain/events.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { companyMatches } from './match-tables.ts';
import { acceptedRecordsOf, recordsOf } from './shared/groups.ts';
import { unlinkApart } from './unlink-apart.ts';
import { matchById } from './suggestions.ts';

const eventOf = {
  accepted: events['company.matchAccepted'],
  rejected: events['company.matchRejected'],
  suggested: events['company.matchReopened'],
} satisfies Record<MatchState, unknown>;

const stateWords: Record<MatchState, string> = {
  accepted: 'one company',
  rejected: 'not one company',
  suggested: 'undecided again',
};

const names = ({ first, second }: CompanyMatch) => ({ x: first.name, y: second.name });

async function setState(db: Queryable, id: string, state: MatchState, userId: string) {
  const isDecided = state !== 'suggested';
  await db
    .update(companyMatches)
    .set({
      state,
      decidedBy: isDecided ? userId : null,
      decidedAt: isDecided ? new Date().toISOString() : null,
    })
    .where(eq(companyMatches.id, id));
}

/** A rejected pair may not be in one group, not even through other records. */
async function assertNotRejectedTogether(db: Queryable, match: CompanyMatch): Promise<void> {
  const [ones, others] = [
    await acceptedRecordsOf(db, match.first.id),
    await acceptedRecordsOf(db, match.second.id),
  ];
  const across = (from: readonly string[], to: readonly string[]) =>
    and(inArray(companyMatches.firstId, [...from]), inArray(companyMatches.secondId, [...to]));
  const [toldApart] = await db
    .select({ id: companyMatches.id })
    .from(companyMatches)
    .where(
      and(eq(companyMatches.state, 'rejected'), or(across(ones, others), across(others, ones))),
    )
    .limit(1);
  const rejection = toldApart && (await matchById(db, toldApart.id));
  if (rejection && rejection.id !== match.id)
    throw refused(companyRefusals['match.toldApart'], names(rejection));
}

/**
 * Decides on a pair of records, or reopens it. Serialized by a lock: the group is checked before a
 * record joins or leaves it.
 */
export async function decideMatch(
  db: Queryable,
  { userId }: Granted<'matchCompanies'>,
  id: string,
  { state, was }: { state: MatchState; was: MatchState },
): Promise<CompanyMatch> {
  await lockUntilCommit(db, 'companyMatches');
  const match = await matchById(db, id);
  if (match === null) throw refused(refusals.notFound);
  if (match.state === state) return match;
  if (match.state !== was)
    throw refused(companyRefusals['match.decided'], { state: stateWords[match.state] });
  if (state === 'accepted') await assertNotRejectedTogether(db, match);
  await setState(db, id, state, userId);
  await unlinkApart(db, [match.first.id, match.second.id]);
  if (state === 'rejected' && (await recordsOf(db, match.first.id)).includes(match.second.id)) {
    throw refused(companyRefusals['match.joined'], names(match));
  }
  await emit(db, eventOf[state], {
    companyId: match.first.id,
    actorId: userId,
    matchId: id,
    otherId: match.second.id,
    reason: match.reason,
    was,
  });
  return { ...match, state };
}
