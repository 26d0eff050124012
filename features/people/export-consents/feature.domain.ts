import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/people/export-consents/domain/endpoints.ts';
import { exportConsentEvents } from '#features/people/export-consents/domain/events.ts';

export const exportConsents = domainFeature({ exportConsents: endpoints }, exportConsentEvents);
