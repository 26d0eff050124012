import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { personName } from '#core/domain/identity/names.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { countOwned } from '#features/directory/collections/server/shared/merge-owner.ts';
import { opportunities, opportunityTeam } from '#features/cases/opportunities/server/tables.ts';
import type { AccountMerge, MergedPart } from '#features/people/users/domain/account-merge.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import type { MergePart } from '#features/people/users/domain/merge-parts.ts';
import { countReferences, countScoresInConflict } from './count-rows.ts';
import type { Merge } from './may-merge.ts';
import { isStronger, mergeRules } from './merge-rules.ts';
import type { MergedPair } from './move-rows.ts';

const becomes = { move: 'moved', count: 'moved', drop: 'dropped', keep: 'kept' } as const;

async function referringParts(db: Queryable, pair: MergedPair): Promise<MergedPart[]> {
  const inConflict = await countScoresInConflict(db, pair);
  const counts = [...(await countReferences(db, pair)).values()];
  return [
    ...counts.map(({ reference, source, coincide }) => {
      const rule = mergeRules[reference];
      const withdrawn = reference === 'scores.user_id' ? inConflict.source : 0;
      return {
        part: rule.part,
        becomes: becomes[rule.does],
        rows: source - withdrawn,
        coincide,
        stays: 'stays' in rule && rule.stays !== undefined ? rule.stays : null,
      };
    }),
    dropped('scoresInConflict', inConflict.source + inConflict.target),
  ];
}

const dropped = (part: MergePart, rows: number): MergedPart => ({
  part,
  rows,
  becomes: 'dropped',
  coincide: 0,
  stays: null,
});

async function collectionParts(
  db: Queryable,
  { sourceAuthId, targetAuthId }: MergedPair,
): Promise<MergedPart[]> {
  const { own, shared, coincide } = await countOwned(db, {
    from: sourceAuthId ?? '',
    to: targetAuthId,
  });
  return [
    { part: 'collections', becomes: 'moved', rows: own, coincide: 0, stays: null },
    { part: 'sharedCollections', becomes: 'moved', rows: shared, coincide, stays: 'target' },
  ];
}

/** What belongs to the sign-in of the source, which ends. */
const ofSignIn = {
  sessions: 'auth_sessions.user_id',
  signInMethods: 'auth_accounts.user_id',
  passkeys: 'auth_passkeys.user_id',
  secondFactors: 'auth_two_factors.user_id',
  links: 'account_links.auth_id',
  retries: 'idempotency_keys.auth_id',
} as const satisfies Partial<Record<MergePart, string>>;

async function signInParts(db: Queryable, { sourceAuthId }: MergedPair): Promise<MergedPart[]> {
  const counts = Object.entries(ofSignIn).map(([part, reference]) => {
    const [table, column] = reference.split('.').map((name) => sql.raw(name));
    return sql`select ${part} as part, count(*)::int as rows from ${table} where ${column} = ${sourceAuthId}`;
  });
  const { rows } = await db.execute<{ part: keyof typeof ofSignIn; rows: number }>(
    sql.join(counts, sql` union all `),
  );
  return rows.map((found) => dropped(found.part, found.rows));
}

/** The roles that the target would have on case teams of the source, as far as it has them not yet. */
async function gainedCaseRoles(db: Queryable, { sourceId, targetId }: MergedPair) {
  const rows = await db
    .select({
      opportunity: { id: opportunities.id, name: opportunities.name },
      corporation: { id: corporations.id, name: corporations.name },
      role: opportunityTeam.role,
      before: sql<(typeof opportunityTeam.$inferSelect)['role'] | null>`(
        select known.role from opportunity_team known
        where known.opportunity_id = ${opportunities.id} and known.user_id = ${targetId}::uuid)`,
    })
    .from(opportunityTeam)
    .innerJoin(opportunities, eq(opportunities.id, opportunityTeam.opportunityId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(eq(opportunityTeam.userId, sourceId), opportunities.isActive))
    .orderBy(asc(opportunities.name), asc(opportunities.id));
  return rows.filter(({ role, before }) => before === null || isStronger(role, before));
}

const accountOf = (user: ManagedUser) => ({
  id: user.id,
  name: personName(user),
  email: user.email ?? '',
});

const endedRolesOf = ({ systemRoles, isFoundryUser }: ManagedUser): string[] => [
  ...systemRoles.map(({ name }) => name),
  ...(isFoundryUser ? ['Foundry flag'] : []),
];

/** What a merge would do, table by table. */
export async function previewMerge(
  db: Queryable,
  { source, target, pair }: Merge,
): Promise<AccountMerge> {
  return {
    source: accountOf(source),
    into: accountOf(target),
    parts: [
      ...(await collectionParts(db, pair)),
      ...(await referringParts(db, pair)),
      ...(await signInParts(db, pair)),
    ],
    endedRoles: endedRolesOf(source),
    caseRoles: await gainedCaseRoles(db, pair),
  };
}
