import { sql, type SQL } from 'drizzle-orm';
import { permissions } from '#core/domain/authorization/permissions.ts';
import type { SubjectSql } from '#core/server/authorization/facts-sql.ts';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import type { VisibilityScope } from '#core/server/authorization/visibility.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';

const column = (name: 'id' | 'corporationId' | 'isPublic') =>
  sql`${radars}.${sql.identifier(radars[name].name)}`;

/** Each row of `radars`. */
const eachRadar: SubjectSql<'radar'> = {
  corporationId: column('corporationId'),
  isPublic: column('isPublic'),
  isEditor: (userId) => sql`exists (
    select 1 from radar_editors where radar_editors.radar_id = ${column('id')}
      and radar_editors.user_id = ${userId})`,
};

/** One radar as its corporation has it: who may be named as an editor. */
export const radarOfCorporation = (corporationId: string): SubjectSql<'radar'> => ({
  corporationId: sql`${corporationId}::uuid`,
  isPublic: sql`false`,
  isEditor: () => sql`false`,
});

/** Radars visible to a viewer: the domain's `visibleTo`, without removed ones. */
export const visibleRadar = (scope: VisibilityScope): SQL =>
  sql`(${radars.isActive} and ${visibleRadarOfAnyState(scope)})`;

/** The same with removed ones, to restore one. */
export const visibleRadarOfAnyState = (scope: VisibilityScope): SQL =>
  visibleRows('radar', scope, eachRadar);

/** Radars in whose rounds the viewer may take part, without removed ones. */
export const discussedRadar = (scope: VisibilityScope): SQL => {
  const mayDiscuss = visibleRows('radar', scope, eachRadar, permissions.discussRadar.heldBy);
  return sql`(${radars.isActive} and coalesce(${mayDiscuss}, false))`;
};
