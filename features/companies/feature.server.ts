import { serverFeature } from '#core/server/feature.ts';
import { companies as domain } from './feature.domain.ts';
import { searchIndexService } from '#features/search/server/public/services.ts';
import { directoryDemo } from './demo/fill-directory.ts';
import { otherRecordsDemo } from './demo/fill-other-records.ts';
import { companyHandlers, recognitionHandlers } from './server/handlers.ts';
import { openMatchWorker } from '#features/companies/server/match-worker.ts';
import { companyMatchHandlers } from './server/match-handlers.ts';

export const companies = serverFeature(domain, {
  handlers: ({ database, services }) => {
    const index = services.get(searchIndexService);
    return {
      companies: companyHandlers(index),
      companyMatches: companyMatchHandlers(database.db),
      recognition: recognitionHandlers(index),
    };
  },
  start: (app, { database, log }) => {
    const comparing = openMatchWorker(database, log);
    app.addHook('onClose', () => comparing.close());
  },
  demo: [directoryDemo, otherRecordsDemo],
});
