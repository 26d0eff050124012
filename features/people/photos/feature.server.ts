import { serverFeature } from '#core/server/feature.ts';
import { photos as domain } from './feature.domain.ts';
import { photoHandlers } from '#features/people/photos/server/handlers.ts';
import { servePhotos } from '#features/people/photos/server/serve-photos.ts';

export const photos = serverFeature(domain, {
  handlers: () => ({ photos: photoHandlers }),
  start: servePhotos,
});
