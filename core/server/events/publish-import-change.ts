import { sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';

/** The channel on which every node hears which import has gone on. */
export const importsChannel = 'imports_changed';

/** Lets who may import see, once this holds, how far an import has come. */
export async function publishImportChange(db: Queryable, id: string): Promise<void> {
  await db.execute(sql`select pg_notify(${importsChannel}, ${id})`);
}
