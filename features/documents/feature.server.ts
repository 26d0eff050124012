import { serverFeature } from '#core/server/feature.ts';
import { documents as domain } from './feature.domain.ts';
import { documentHandlers } from '#features/documents/server/handlers.ts';

export const documents = serverFeature(domain, {
  handlers: () => ({ documents: documentHandlers }),
});
