import { serverFeature } from '#core/server/feature.ts';
import { searchService } from '#features/search/server/shared/services.ts';
import { tagsDemo } from '#features/tags/demo/fill-tags.ts';
import { tagHandlers } from '#features/tags/server/handlers.ts';
import { tags as domain } from './feature.domain.ts';

export const tags = serverFeature(domain, {
  demo: [tagsDemo],
  handlers: ({ services }) => ({ tags: tagHandlers(services.get(searchService)) }),
});
