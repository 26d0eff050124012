import { serverFeature } from '#core/server/feature.ts';
import { scores as domain } from './feature.domain.ts';
import { scoreHandlers } from '#features/cases/scores/server/handlers.ts';

export const scores = serverFeature(domain, {
  handlers: () => ({ scores: scoreHandlers }),
});
