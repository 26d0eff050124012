import { day } from '#core/domain/units.ts';
import { serverFeature } from '#core/server/feature.ts';
import { radars as domain } from './feature.domain.ts';
import { radarsDemo } from '#features/portfolio/radars/demo/fill-radars.ts';
import { roundsDemo } from '#features/portfolio/radars/demo/fill-rounds.ts';
import { allBlipHandlers } from '#features/portfolio/radars/server/all-blip-handlers.ts';
import { importedFilesOf } from '#features/portfolio/radars/server/import/imported-files.ts';
import { radarHandlers } from '#features/portfolio/radars/server/handlers.ts';
import { roundHandlers } from '#features/portfolio/radars/server/rounds/round-handlers.ts';
import {
  roundBegun,
  roundStepClosed,
  voteReminder,
} from '#features/portfolio/radars/server/rounds/round-events.ts';
import { transferHandlers } from '#features/portfolio/radars/server/transfer-handlers.ts';
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
    radarTransfer: transferHandlers(settings),
  }),
  needsYou,
  events: [roundBegun, roundStepClosed, voteReminder],
  start: startRoundJobs,
  sweep: async ({ settings }) => {
    const files = importedFilesOf(settings);
    for await (const id of files.olderThan(day)) await files.remove(id);
  },
  accessThings: { radar },
  liveTopics: { radar },
  demo: [radarsDemo, roundsDemo],
  personTables,
});
