import { sql, type SQL } from 'drizzle-orm';
import { foundry, visibleTo, type Relation } from '#core/domain/authorization/relations.ts';
import { eachUser, type SubjectSql } from '#core/server/authorization/facts-sql.ts';
import { visibleRows } from '#core/server/authorization/relations-sql.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { users } from '#core/server/tables/users.ts';
import { areTeammates } from './teammates.ts';

const eachPerson: SubjectSql<'person'> = {
  corporationId: eachUser.corporationId,
  isTeammate: (userId) => areTeammates(eachUser.userId, userId),
};

const nearby = visibleTo.person.filter((name) => !(foundry as readonly Relation[]).includes(name));

/**
 * People a viewer may find (decision 98, "Who sees what"): `visibleTo.person`. The foundry finds
 * everybody only if it asks for that.
 */
export const findablePerson = (viewer: Viewer, isWide: boolean): SQL =>
  sql`(${users.isActive} and ${visibleRows('person', visibilityScopeOf(viewer), eachPerson, isWide ? visibleTo.person : nearby)})`;
