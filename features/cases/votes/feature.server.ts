import { serverFeature } from '#core/server/feature.ts';
import { votes as domain } from './feature.domain.ts';
import { voteHandlers } from '#features/cases/votes/server/handlers.ts';

export const votes = serverFeature(domain, {
  handlers: () => ({ votes: voteHandlers }),
});
