import { domainFeature } from '#core/domain/contract.ts';
import * as publicSettings from '#core/domain/public-settings.ts';
import * as endpoints from '#features/operations/system/domain/endpoints.ts';
import { systemEvents } from '#features/operations/system/domain/events.ts';
import * as operation from '#features/operations/system/domain/system-endpoints.ts';

export const system = domainFeature(
  { system: { ...endpoints, ...publicSettings }, operation },
  systemEvents,
);
