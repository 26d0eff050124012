import { serverFeature } from '#core/server/feature.ts';
import { tagsDemo } from '#features/directory/tags/demo/fill-tags.ts';
import { tagHandlers } from '#features/directory/tags/server/handlers.ts';
import { tagIndexService } from '#features/directory/tags/server/shared/tag-index.ts';
import { tags as domain } from './feature.domain.ts';

export const tags = serverFeature(domain, {
  demo: [tagsDemo],
  handlers: ({ services }) => ({ tags: tagHandlers(services.get(tagIndexService)) }),
});
