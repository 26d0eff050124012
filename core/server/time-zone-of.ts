import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The time zone of a corporation by its id, as a column of whatever belongs to it. */
export const timeZoneOf = (corporationId: SQLWrapper): SQL<string> =>
  sql<string>`(select its.time_zone from corporations its where its.id = ${corporationId})`;
