import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { importTarget } from '#features/directory/companies/server/import/import-target.ts';
import { serverFeature } from '#core/server/feature.ts';
import { openWorker } from '#core/server/workers/open-worker.ts';
import { companies as domain } from './feature.domain.ts';
import { companyDemos } from '#features/directory/companies/demo/demos.ts';
import {
  companyHandlers,
  recognitionHandlers,
} from '#features/directory/companies/server/handlers.ts';
import { companyIndexService } from '#features/directory/companies/server/shared/company-index.ts';
import { serveCompanyLogos } from '#features/directory/companies/server/shared/logo.ts';
import { companyMatchHandlers } from '#features/directory/companies/server/match-handlers.ts';
import { companyProposalHandlers } from '#features/directory/companies/server/proposal-handlers.ts';
import { companyValueHandlers } from '#features/directory/companies/server/value-handlers.ts';
import { currencyRateHandlers } from '#features/directory/companies/server/currency-rates.ts';
import { proposalDecisions } from '#features/directory/companies/server/events.ts';
import { personTables } from '#features/directory/companies/server/person-tables.ts';
import { company } from '#features/directory/companies/server/record-kind.ts';
import { compareNextChanged } from '#features/directory/companies/server/compare-records.ts';

export const companies = serverFeature(domain, {
  events: Object.values(proposalDecisions),
  handlers: ({ database, services }) => {
    const index = services.get(companyIndexService);
    return {
      companies: companyHandlers(index),
      companyMatches: companyMatchHandlers(database.db),
      recognition: recognitionHandlers(index),
      companyProposals: companyProposalHandlers,
      companyValues: companyValueHandlers,
      currencyRates: currencyRateHandlers,
    };
  },
  start: (app, { database, log }, runtime) => {
    serveCompanyLogos(app, runtime);
    // Changes in quick succession are compared in one batch. Several nodes may do so at once.
    const worker = openWorker(database, {
      name: 'company matches',
      wake: 'match_outbox',
      delayMs: companyLimits.matchPauseMs,
      restShare: companyLimits.matchRestShare,
      everyMs: companyLimits.matchPollMs,
      step: () => database.db.transaction(compareNextChanged),
      log,
    });
    app.addHook('onClose', () => worker.close());
  },
  importTarget,
  auditNames: { company },
  demo: companyDemos,
  personTables,
});
