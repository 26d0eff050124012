import { serverFeature } from '#core/server/feature.ts';
import { exportConsentsAsked } from '#features/people/export-consents/server/events.ts';
import { exportConsentHandlers } from '#features/people/export-consents/server/handlers.ts';
import { exportConsents as domain } from './feature.domain.ts';

export const exportConsents = serverFeature(domain, {
  handlers: () => ({ exportConsents: exportConsentHandlers }),
  events: [exportConsentsAsked],
});
