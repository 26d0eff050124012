import { serverFeature } from '#core/server/feature.ts';
import { pins as domain } from './feature.domain.ts';
import { pinsDemo } from '#features/directory/pins/demo/fill-pins.ts';
import { pinHandlers } from '#features/directory/pins/server/handlers.ts';
import { personTables } from '#features/directory/pins/server/person-tables.ts';
import { pinNewsService } from '#features/directory/pins/server/shared/pin-news.ts';

export const pins = serverFeature(domain, {
  handlers: ({ services }) => ({ pins: pinHandlers(services.get(pinNewsService)) }),
  demo: [pinsDemo],
  personTables,
});
