import { domainFeature } from '#core/domain/contract.ts';
import * as savedEndpoints from '#core/domain/exporting/endpoints.ts';
import * as endpoints from '#features/exports/domain/endpoints.ts';
import { exportEvents } from '#features/exports/domain/events.ts';

export const exportJobs = domainFeature(
  { exports: endpoints, savedTables: savedEndpoints },
  exportEvents,
);
