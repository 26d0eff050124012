import { featuresService, serverFeature } from '#core/server/feature.ts';
import { needsYou as domain } from './feature.domain.ts';
import {
  loadNeedsYou,
  sourcesOf,
} from '#features/people/needs-you/server/shared/load-needs-you.ts';

export const needsYou = serverFeature(domain, {
  handlers: ({ services }) => {
    const sources = sourcesOf(services.get(featuresService));
    return { needsYou: { get: ({ db, viewer }) => loadNeedsYou(db, viewer, sources) } };
  },
});
