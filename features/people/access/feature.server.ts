import { serverFeature } from '#core/server/feature.ts';
import { accessHandlers } from '#features/people/access/server/handlers.ts';
import { access as domain } from './feature.domain.ts';

export const access = serverFeature(domain, {
  handlers: () => ({ access: accessHandlers }),
});
