import { domainFeature } from '#core/domain/contract.ts';
import * as inSession from '#core/domain/identity/corporation-endpoints.ts';
import * as endpoints from '#features/corporations/domain/endpoints.ts';
import { corporationEvents } from '#features/corporations/domain/events.ts';
import * as organisations from '#features/corporations/domain/organisation-endpoints.ts';
import * as settings from '#features/corporations/domain/settings-endpoints.ts';

export const corporations = domainFeature(
  {
    corporations: { ...inSession, ...endpoints },
    organisations,
    corporationSettings: settings,
  },
  corporationEvents,
);
