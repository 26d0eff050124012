import { oneOf, readSearch, type SearchOf } from '#core/web/views/search-params.ts';

/** Default: those that wait. */
export const roleRequestParams = { show: oneOf(['decided']) };
export type RoleRequestsSearch = SearchOf<typeof roleRequestParams>;
export const roleRequestsSearch = readSearch(roleRequestParams);
