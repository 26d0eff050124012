import { flag, readSearch, text, type SearchOf } from '#core/web/views/search-params.ts';

const notificationParams = {
  /** Whether only unread ones are shown. */
  unread: flag,
  kind: text,
};
export type NotificationSearch = SearchOf<typeof notificationParams>;
export const notificationSearch = readSearch(notificationParams);
