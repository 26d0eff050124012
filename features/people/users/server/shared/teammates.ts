import { sql, type SQL } from 'drizzle-orm';

/**
 * Whether two people are on the team of an active opportunity. Its tables by their names, as in
 * `personalTables`: cases stand above people.
 */
export const areTeammates = (one: SQL, other: SQL): SQL<boolean> => sql<boolean>`exists (
  select from opportunity_team theirs
  join opportunity_team mine on mine.opportunity_id = theirs.opportunity_id
  join opportunities on opportunities.id = theirs.opportunity_id
  where theirs.user_id = ${one} and mine.user_id = ${other} and opportunities.is_active)`;
