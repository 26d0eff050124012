import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';
import { personalTablesOf } from '#features/people/users/server/deletion/personal-tables.ts';

/** What is nobody's without the person. */
const ownSettings = ['user_metadata', 'notifications', 'notification_mutes', 'user_photos'];

/** Whether anything refers to a person that is not about them alone. */
export async function hasReferences(
  tables: readonly PersonTables[],
  db: Queryable,
  userId: string,
): Promise<boolean> {
  const referring = personalTablesOf(tables)
    .filter(({ table }) => !ownSettings.includes(table))
    .map(
      ({ table, column }) =>
        sql`exists (select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId})`,
    );
  const { rows } = await db.execute<{ isReferred: boolean }>(
    sql`select (${sql.join(referring, sql` or `)}) as "isReferred"`,
  );
  return rows[0]?.isReferred === true;
}
