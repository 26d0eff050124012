import { contractService, featuresService, serverFeature } from '#core/server/feature.ts';
import { needsYou as domain } from './feature.domain.ts';
import {
  loadNeedsYou,
  sourcesOf,
  wordsOf,
} from '#features/people/needs-you/server/shared/load-needs-you.ts';

export const needsYou = serverFeature(domain, {
  handlers: ({ services }) => {
    const sources = sourcesOf(services.get(featuresService));
    const words = wordsOf(services.get(contractService));
    return { needsYou: { get: ({ db, viewer }) => loadNeedsYou(db, viewer, sources, words) } };
  },
});
