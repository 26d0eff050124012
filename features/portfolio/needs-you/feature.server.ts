import { serverFeature } from '#core/server/feature.ts';
import { needsYou as domain } from './feature.domain.ts';
import { loadNeedsYou } from '#features/portfolio/needs-you/server/needs-you.ts';

export const needsYou = serverFeature(domain, {
  handlers: () => ({ needsYou: { get: ({ db, viewer }) => loadNeedsYou(db, viewer) } }),
});
