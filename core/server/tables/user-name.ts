import { sql } from 'drizzle-orm';
import { users } from './users.ts';

/** A person's name, or the email address of who has none. */
export const userName = sql<string | null>`coalesce(
  nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`;
