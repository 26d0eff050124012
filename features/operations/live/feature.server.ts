import { serverFeature, servedApart } from '#core/server/feature.ts';
import { live as domain } from './feature.domain.ts';
import { serveLive } from '#features/operations/live/server/routes.ts';

export const live = serverFeature(domain, {
  handlers: () => ({ live: { listen: servedApart, probe: servedApart } }),
  start: serveLive,
});
