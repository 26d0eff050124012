import { oneOf, readSearch } from '#core/web/views/search-params.ts';

/** Default: those that wait. */
const roleRequestParams = { show: oneOf(['decided']) };
export const roleRequestsSearch = readSearch(roleRequestParams);
