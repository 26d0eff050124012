import { serverFeature } from '#core/server/feature.ts';
import { radars as domain } from './feature.domain.ts';
import { radarsDemo } from '#features/portfolio/radars/demo/fill-radars.ts';
import { roundsDemo } from '#features/portfolio/radars/demo/fill-rounds.ts';
import { allBlipHandlers } from '#features/portfolio/radars/server/all-blip-handlers.ts';
import { radarHandlers } from '#features/portfolio/radars/server/handlers.ts';
import { roundHandlers } from '#features/portfolio/radars/server/rounds/round-handlers.ts';
import {
  roundBegun,
  roundStepClosed,
  voteReminder,
} from '#features/portfolio/radars/server/rounds/round-events.ts';
import { exportHandler } from '#features/portfolio/radars/server/export/export-handler.ts';
import { startRoundJobs } from '#features/portfolio/radars/server/rounds/round-jobs.ts';
import { momentumService } from '#features/directory/collections/server/shared/momentum-service.ts';
import { momentumOf } from '#features/portfolio/radars/server/shared/momentum.ts';
import { searchService } from '#features/directory/search/server/shared/services.ts';
import { needsYou } from '#features/portfolio/radars/server/needs-you.ts';
import { personTables } from '#features/portfolio/radars/server/person-tables.ts';
import { radar } from '#features/portfolio/radars/server/record-kind.ts';

export const radars = serverFeature(domain, {
  provide: ({ services }) => services.provide(momentumService, momentumOf),
  handlers: ({ settings, services }) => ({
    radars: radarHandlers,
    radarBlips: allBlipHandlers(services.get(searchService)),
    radarRounds: roundHandlers,
    radarTransfer: exportHandler(settings),
  }),
  needsYou,
  events: [roundBegun, roundStepClosed, voteReminder],
  start: startRoundJobs,
  accessThings: { radar },
  auditNames: { radar },
  liveTopics: { radar },
  demo: [radarsDemo, roundsDemo],
  personTables,
});
