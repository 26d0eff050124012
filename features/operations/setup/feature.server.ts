import { serverFeature } from '#core/server/feature.ts';
import { setup as domain } from './feature.domain.ts';
import { setupHandlers } from '#features/operations/setup/server/handlers.ts';

export const setup = serverFeature(domain, {
  handlers: ({ settings, log }) => ({ setup: setupHandlers({ settings, log }) }),
});
