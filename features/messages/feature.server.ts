import { serverFeature } from '#core/server/feature.ts';
import { messages as domain } from './feature.domain.ts';
import { followUpLinksOf } from '#features/public-pages/server/shared/follow-up-links.ts';
import { correspondenceDemo } from '#features/messages/demo/fill-correspondence.ts';
import { messageHandlers } from '#features/messages/server/handlers.ts';

export const messages = serverFeature(domain, {
  handlers: ({ settings }) => ({ messages: messageHandlers(followUpLinksOf(settings)) }),
  demo: [correspondenceDemo],
});
