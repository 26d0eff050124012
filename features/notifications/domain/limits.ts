import { minute } from '#core/domain/units.ts';

export const notificationLimits = {
  notificationsRefreshMs: minute,
} as const;
