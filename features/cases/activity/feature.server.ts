import { eventCatalogueService } from '#core/server/events/catalogue.ts';
import { featuresService, serverFeature } from '#core/server/feature.ts';
import { activity as domain } from './feature.domain.ts';
import { historyDemo } from '#features/cases/activity/demo/fill-history.ts';
import { submissionOfProjectFrom } from '#features/cases/activity/server/shared/submission-of-project.ts';
import { activityHandlers } from '#features/cases/activity/server/handlers.ts';

export const activity = serverFeature(domain, {
  handlers: ({ services }) => ({
    activity: activityHandlers(
      services.get(eventCatalogueService),
      submissionOfProjectFrom(services.get(featuresService)),
    ),
  }),
  demo: [historyDemo],
});
