import { minute } from '#core/domain/units.ts';
import { readSearchService } from '#features/directory/search/server/shared/read-search.ts';
import { serverFeature } from '#core/server/feature.ts';
import { openWorker, type Worker } from '#core/server/workers/open-worker.ts';
import { outcomesDemo } from '#features/portfolio/metrics/demo/fill-outcomes.ts';
import { searchWorkDemo } from '#features/portfolio/metrics/demo/fill-search-work.ts';
import { usageDemo } from '#features/portfolio/metrics/demo/fill-usage.ts';
import { metricsHandlers } from '#features/portfolio/metrics/server/handlers.ts';
import { countUsage, keepUsage } from '#features/portfolio/metrics/server/count-usage.ts';
import { usageHandlers } from '#features/portfolio/metrics/server/record-usage.ts';
import { reportWeekly } from '#features/portfolio/metrics/server/events.ts';
import { reportPart } from '#features/portfolio/metrics/server/report-part.ts';
import { startReports } from '#features/portfolio/metrics/server/report-jobs.ts';
import { segmentHandlers } from '#features/portfolio/metrics/server/segment-handlers.ts';
import { personTables } from '#features/portfolio/metrics/server/person-tables.ts';
import { metrics as domain } from './feature.domain.ts';

export const metrics = serverFeature(domain, {
  events: [reportWeekly],
  weekly: () => reportPart,
  handlers: ({ settings, services }) => ({
    // The search service may be provided later than this is called.
    metrics: metricsHandlers((db, query) => services.get(readSearchService)(db, query)),
    metricSegments: segmentHandlers,
    usage: usageHandlers(settings.usage),
  }),
  start: (app, parts) => {
    startReports(app, parts);
    const { database, log } = parts;
    let worker: Worker | null = null;
    app.addHook('onListen', async () => {
      worker = openWorker(database, {
        name: 'counting of use',
        everyMs: minute,
        log,
        step: () => countUsage(database.db),
      });
    });
    app.addHook('onClose', () => worker?.close());
  },
  sweep: ({ database, settings }) => keepUsage(database.db, settings.usage, new Date()),
  personTables,
  demo: [usageDemo, outcomesDemo, searchWorkDemo],
});
