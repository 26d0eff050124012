import { serverFeature } from '#core/server/feature.ts';
import { searchService } from '#features/directory/search/server/shared/services.ts';
import { tagsDemo } from '#features/directory/tags/demo/fill-tags.ts';
import { tagHandlers } from '#features/directory/tags/server/handlers.ts';
import { tags as domain } from './feature.domain.ts';

export const tags = serverFeature(domain, {
  demo: [tagsDemo],
  handlers: ({ services }) => ({ tags: tagHandlers(services.get(searchService)) }),
});
