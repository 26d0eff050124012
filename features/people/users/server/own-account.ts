import type { Queryable } from '#core/platform/database/open.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { loadPerson } from '#features/people/users/server/shared/load-person.ts';

/** @throws Refused `notFound`, `forbidden` */
export const grantOwn = async (db: Queryable, viewer: Viewer, id: string) =>
  grant(viewer, 'manageAccount', await loadPerson(db, viewer, id));
