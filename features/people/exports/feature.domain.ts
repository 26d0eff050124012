import { domainFeature } from '#core/domain/contract.ts';
import * as savedEndpoints from '#core/domain/exporting/endpoints.ts';
import * as consentEndpoints from '#features/people/exports/domain/consents/endpoints.ts';
import * as endpoints from '#features/people/exports/domain/endpoints.ts';
import { exportConsentEvents } from '#features/people/exports/domain/consents/events.ts';
import { exportEvents } from '#features/people/exports/domain/events.ts';

export const exportJobs = domainFeature(
  { exports: endpoints, savedTables: savedEndpoints, exportConsents: consentEndpoints },
  { ...exportEvents, ...exportConsentEvents },
);
