import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import type * as endpoints from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { blipHandlers } from './blip-handlers.ts';
import { scoutingHandlers } from './company-handlers.ts';
import { discussionHandlers } from './discussion-handlers.ts';
import { proposalHandlers } from './proposal-handlers.ts';

export const allBlipHandlers = (search: Search): Handlers<typeof endpoints> => ({
  ...blipHandlers,
  ...discussionHandlers,
  ...proposalHandlers,
  ...scoutingHandlers(search),
});
