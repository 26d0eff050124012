import { serverFeature } from '#core/server/feature.ts';
import { corporations as domain } from './feature.domain.ts';
import { corporationsDemo } from '#features/cases/corporations/demo/fill-corporations.ts';
import { administratorHandlers } from '#features/cases/corporations/server/administrator-handlers.ts';
import { corporationHandlers } from '#features/cases/corporations/server/handlers.ts';
import { organisationHandlers } from '#features/cases/corporations/server/organisations.ts';
import { grantExport } from '#features/cases/corporations/server/shared/grant-export.ts';
import { grantInviting } from '#features/cases/corporations/server/shared/grant-inviting.ts';
import { serveCorporationLogos } from '#features/cases/corporations/server/shared/logo.ts';
import { submissionChangesService } from '#features/cases/corporations/server/shared/submission-changes.ts';
import { settingsHandlers } from '#features/cases/corporations/server/settings-handlers.ts';
import { corporationStore } from '#features/cases/corporations/server/store.ts';
import { askingCorporationService } from '#features/people/exports/server/shared/consent-rights.ts';
import { invitingCorporationService } from '#features/people/identity/server/shared/invitation-grants.ts';
import { corporation } from '#features/cases/corporations/server/record-kind.ts';

export const corporations = serverFeature(domain, {
  provide: ({ services }) =>
    void services
      .provide(askingCorporationService, grantExport)
      .provide(invitingCorporationService, grantInviting),
  handlers: ({ database, services }) => ({
    corporations: corporationHandlers(corporationStore(database.db)),
    organisations: organisationHandlers,
    administrators: administratorHandlers,
    corporationSettings: settingsHandlers(services.get(submissionChangesService)),
  }),
  start: (app, _parts, runtime) => serveCorporationLogos(app, runtime),
  accessThings: { corporation },
  liveTopics: { corporation },
  auditNames: { corporation },
  demo: [corporationsDemo],
});
