import { serverFeature } from '#core/server/feature.ts';
import { radars as domain } from './feature.domain.ts';
import { radarsDemo } from '#features/radars/demo/fill-radars.ts';
import { blipHandlers } from '#features/radars/server/blip-handlers.ts';
import { discussionHandlers } from '#features/radars/server/discussion-handlers.ts';
import { radarHandlers } from '#features/radars/server/handlers.ts';
import { proposalHandlers } from '#features/radars/server/proposal-handlers.ts';
import { scoutingHandlers } from '#features/radars/server/scouting-handlers.ts';
import { searchService } from '#features/search/server/public/services.ts';

export const radars = serverFeature(domain, {
  handlers: ({ database, services }) => ({
    radars: radarHandlers,
    radarBlips: {
      ...blipHandlers(database.db),
      ...discussionHandlers,
      ...proposalHandlers,
      ...scoutingHandlers(services.get(searchService)),
    },
  }),
  demo: [radarsDemo],
});
