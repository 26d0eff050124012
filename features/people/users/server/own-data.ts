import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#core/platform/database/open.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { ExportSource } from '#core/server/exporting/export-source.ts';
import { authAccounts, authSessions } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { mergedAccounts } from '#features/people/users/server/tables.ts';
import type {
  OwnDataSection,
  PersonTables,
} from '#features/people/users/server/shared/person-tables.ts';
import { personalTablesOf } from '#features/people/users/server/deletion/personal-tables.ts';

/** Secrets, and what is computed for search. */
const withheld: readonly string[] = [
  'hash',
  'sealed_secret',
  'seed',
  'token',
  'download_token',
  'report_token',
  'password',
  'access_token',
  'refresh_token',
  'id_token',
  'words',
  'report_words',
];

/** Every table that refers to a person, by its name: what is the person's own, and what they wrote. */
function sectionsOf(
  tables: readonly PersonTables[],
  userId: string,
  authId: string,
): OwnDataSection[] {
  const byTable = Map.groupBy(personalTablesOf(tables), ({ table }) => table);
  const referring = [...byTable].map(([name, references]) => ({
    name,
    from: sql.identifier(name) as unknown as SQL,
    where: sql.join(
      references.map(
        ({ column }) => sql`(${sql.identifier(column)} = ${userId}
        or ${sql.identifier(column)} in (
          select user_id from ${mergedAccounts} where into_id = ${userId}))`,
      ),
      sql` or `,
    ),
  }));
  return [
    { name: 'profile', from: sql`${users}`, where: eq(users.id, userId) },
    { name: 'sign_in_methods', from: sql`${authAccounts}`, where: eq(authAccounts.userId, authId) },
    { name: 'sessions', from: sql`${authSessions}`, where: eq(authSessions.userId, authId) },
    ...tables.flatMap(({ ownData }) => ownData?.(authId) ?? []),
    ...referring,
  ];
}

async function recordsOf(db: Database, { from, where }: OwnDataSection): Promise<string[]> {
  const { rows } = await db.execute<{ record: string }>(sql`
    select (to_jsonb(one) - ${sql.param(withheld)}::text[])::text as record
    from (select * from ${from} where ${where}) one`);
  return rows.map(({ record }) => record);
}

/** All that is stored of the person who asks: pages of the name of a section and a record as JSON. */
export const ownDataExport =
  (tables: readonly PersonTables[]): ExportSource<unknown> =>
  async (db, viewer) => {
    const sections = sectionsOf(tables, userIdOf(viewer), viewer.authId);
    async function* pages() {
      for (const section of sections) {
        const records = await recordsOf(db, section);
        yield records.map((record) => [section.name, record]);
      }
    }
    return {
      name: 'My data',
      // It is written as JSON, without headings.
      columns: [],
      total: sections.length,
      pages: pages(),
    };
  };
