/** Paths of the screens. */
export const linkToNotifications = '/notifications';
export const linkToNotificationSettings = '/settings/notifications';
/** Where a mail's link leads. The same address takes the POST of RFC 8058. */
export const linkToUnsubscribe = (key: string): string => `/unsubscribe/${key}`;
