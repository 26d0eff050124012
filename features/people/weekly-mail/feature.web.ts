import { webFeature, type NotificationIcons } from '#core/web/feature.ts';
import type { workEvents } from '#features/people/weekly-mail/domain/events.ts';

export const weeklyMail = webFeature({
  notifications: { 'my work': 'inbox' } satisfies NotificationIcons<typeof workEvents>,
});
