import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { AccountMerge, MergedPart } from '#features/people/users/domain/account-merge.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import type { MergePart } from '#features/people/users/domain/merge-parts.ts';
import { countReferences, countScoresInConflict } from './count-rows.ts';
import type { Merge } from './may-merge.ts';
import {
  gather,
  type MergedPair,
  type PersonTables,
} from '#features/people/users/server/shared/person-tables.ts';

const becomes = { move: 'moved', count: 'moved', drop: 'dropped', keep: 'kept' } as const;

async function referringParts(
  tables: readonly PersonTables[],
  db: Queryable,
  pair: MergedPair,
): Promise<MergedPart[]> {
  const inConflict = await countScoresInConflict(db, pair);
  const counts = [...(await countReferences(tables, db, pair)).values()];
  return [
    ...counts.map(({ reference, onMerge: rule, source, coincide }) => {
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
  return rows.map((row) => dropped(row.part, row.rows));
}

const accountOf = (user: ManagedUser) => ({
  id: user.id,
  name: personName(user),
  email: user.email ?? '',
});

const endedRolesOf = (user: ManagedUser): string[] => [
  ...user.systemRoles.map(({ name }) => name),
  ...(user.isFoundryUser ? ['Foundry flag'] : []),
  ...(user.isAdministrator
    ? [`Administrator of ${user.corporation?.name ?? 'a corporation'}`]
    : []),
];

/** What a merge would do, table by table. */
export async function previewMerge(
  tables: readonly PersonTables[],
  db: Queryable,
  { source, target, pair }: Merge,
): Promise<AccountMerge> {
  return {
    source: accountOf(source),
    into: accountOf(target),
    parts: [
      ...(await gather(tables, ({ merge }) => merge?.parts?.(db, pair))),
      ...(await referringParts(tables, db, pair)),
      ...(await signInParts(db, pair)),
    ],
    endedRoles: endedRolesOf(source),
    caseRoles: await gather(tables, ({ merge }) => merge?.caseRoles?.(db, pair)),
  };
}
