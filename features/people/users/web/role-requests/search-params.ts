import { oneOf, readSearch } from '#core/web/views/search-params.ts';
import type { RoleRequestView } from '#features/people/users/domain/links.ts';

/** Those that can be chosen, and the one without a choice. */
const chosenViews = ['needsYou', 'decided'] as const satisfies readonly RoleRequestView[];
export const defaultView = 'pending' satisfies RoleRequestView;

const roleRequestParams = { show: oneOf(chosenViews) };
export const roleRequestsSearch = readSearch(roleRequestParams);
