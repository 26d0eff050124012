import { useFeatures } from '#core/web/features-context.ts';
import type { NotificationIcon } from '#core/web/shell/notification-icons.ts';

/** The kinds of notifications that features cause, each with the name of its icon. */
export const useNotificationKinds = (): ReadonlyMap<string, NotificationIcon> =>
  new Map(useFeatures().flatMap(({ notifications = {} }) => Object.entries(notifications)));
