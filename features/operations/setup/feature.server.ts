import { serverFeature } from '#core/server/feature.ts';
import { setup as domain } from './feature.domain.ts';
import { checklistHandlers } from '#features/operations/setup/server/checklist-handlers.ts';
import { setupHandlers } from '#features/operations/setup/server/handlers.ts';
import { personTables } from '#features/operations/setup/server/person-tables.ts';

export const setup = serverFeature(domain, {
  handlers: ({ settings, log }) => ({
    setup: setupHandlers({ settings, log }),
    checklist: checklistHandlers,
  }),
  personTables,
});
