import { domainFeature } from '#core/domain/contract.ts';
import * as inSession from '#core/domain/identity/corporation-endpoints.ts';
import * as endpoints from '#features/cases/corporations/domain/endpoints.ts';
import { corporationEvents } from '#features/cases/corporations/domain/events.ts';
import { exportOfCorporation } from '#features/cases/corporations/domain/export.ts';
import * as organisations from '#features/cases/corporations/domain/organisation-endpoints.ts';
import * as administrators from '#features/cases/corporations/domain/administrator-endpoints.ts';
import * as settings from '#features/cases/corporations/domain/settings-endpoints.ts';

export const corporations = domainFeature(
  {
    corporations: { ...inSession, ...endpoints },
    organisations,
    corporationSettings: settings,
    administrators,
  },
  corporationEvents,
  { exports: [exportOfCorporation] },
);
