import type { Database } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';

/** Drizzle wraps the driver's error. */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === '40P01';

/**
 * Deletes all companies. The server's workers lock rows of them in another order: of a deadlock PostgreSQL
 * ends one side, which is tried again.
 */
export async function emptyDirectory(db: Database): Promise<void> {
  for (;;) {
    try {
      await db.delete(companies);
      return;
    } catch (error) {
      if (!isDeadlock(error)) throw error;
    }
  }
}
