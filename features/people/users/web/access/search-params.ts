import { opportunityRoles } from '#core/domain/authorization/case-role.ts';
import { systemRoleNames } from '#core/domain/authorization/system-role.ts';
import { oneOf, readSearch, text, type SearchOf } from '#core/web/views/search-params.ts';
import { ResourceKind } from '#features/people/users/domain/access/resource.ts';

/** What stands in the address: who, what, and the roles that are supposed. */
const accessParams = {
  user: text,
  kind: oneOf(ResourceKind.options),
  thing: text,
  systemRole: oneOf(systemRoleNames),
  caseRole: oneOf(opportunityRoles),
  administrator: oneOf(['true']),
};
export type AccessSearch = SearchOf<typeof accessParams>;
export const accessSearch = readSearch(accessParams);
