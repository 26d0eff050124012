import { serverFeature } from '#core/server/feature.ts';
import { metricsHandlers } from '#features/metrics/server/handlers.ts';
import { metrics as domain } from './feature.domain.ts';

export const metrics = serverFeature(domain, {
  handlers: () => ({ metrics: metricsHandlers }),
});
