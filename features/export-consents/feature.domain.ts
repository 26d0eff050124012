import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/export-consents/domain/endpoints.ts';
import { exportConsentEvents } from '#features/export-consents/domain/events.ts';

export const exportConsents = domainFeature({ exportConsents: endpoints }, exportConsentEvents);
