import { serverFeature } from '#core/server/feature.ts';
import { messages as domain } from './feature.domain.ts';
import { followUpLinksOf } from '#features/cases/public-pages/server/shared/follow-up-links.ts';
import { correspondenceDemo } from '#features/cases/messages/demo/fill-correspondence.ts';
import { messageHandlers } from '#features/cases/messages/server/handlers.ts';

export const messages = serverFeature(domain, {
  handlers: ({ settings }) => ({ messages: messageHandlers(followUpLinksOf(settings)) }),
  demo: [correspondenceDemo],
});
