import { sql } from 'drizzle-orm';
import { corporationAdministrators, users } from '#core/server/tables/users.ts';

/**
 * A condition on `users`: they administer the corporation that they belong to. Names are qualified, as
 * drizzle leaves the table's out where a query has one table.
 */
export const administersCorporation = sql<boolean>`exists (
  select 1 from ${corporationAdministrators} administers
  where administers.user_id = ${users}.id
    and administers.corporation_id = ${users}.corporation_id)`;
