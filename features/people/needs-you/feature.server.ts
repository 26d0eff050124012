import { featuresService, serverFeature } from '#core/server/feature.ts';
import { needsYou as domain } from './feature.domain.ts';
import { loadNeedsYou } from '#features/people/needs-you/server/needs-you.ts';

export const needsYou = serverFeature(domain, {
  handlers: ({ services }) => {
    const sources = services
      .get(featuresService)
      .flatMap(({ needsYou: source }) => source ?? [])
      .toSorted((one, other) => one.place - other.place);
    return { needsYou: { get: ({ db, viewer }) => loadNeedsYou(db, viewer, sources) } };
  },
});
