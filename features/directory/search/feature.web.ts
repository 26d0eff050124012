import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import type { searchEvents } from '#features/directory/search/domain/events.ts';

export const search = webFeature({
  notifications: {
    'search index built': 'found',
  } satisfies NotificationIcons<typeof searchEvents>,
});
