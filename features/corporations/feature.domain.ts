import { domainFeature } from '#core/domain/contract.ts';
import * as inSession from '#core/domain/identity/corporation-endpoints.ts';
import * as endpoints from '#features/corporations/domain/endpoints.ts';
import { corporationEvents } from '#features/corporations/domain/events.ts';
import * as organisations from '#features/corporations/domain/organisation-endpoints.ts';

export const corporations = domainFeature(
  { corporations: { ...inSession, ...endpoints }, organisations },
  corporationEvents,
);
