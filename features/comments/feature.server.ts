import { serverFeature } from '#core/server/feature.ts';
import { comments as domain } from './feature.domain.ts';
import { commentHandlers } from './server/handlers.ts';

export const comments = serverFeature(domain, {
  handlers: () => ({ comments: commentHandlers }),
});
