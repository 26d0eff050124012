import type { NotificationGroup } from '#features/people/notifications/domain/notification.ts';
import { focusedKey, focusedRow, moveFocus, useListKeys } from '#core/web/views/use-list-keys.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import type { useNotificationMutations } from './use-notification-mutations.ts';

/** `j` and `k` move, Enter opens, `u` marks as read or unread, `m` mutes the thing. */
export function useNotificationKeys(
  groups: readonly NotificationGroup[],
  { read, markUnread, setMuted }: ReturnType<typeof useNotificationMutations>,
) {
  const list = useListKeys<HTMLDivElement>({ hasArrows: true });
  useKeyboardShortcuts({
    u: () => {
      const key = focusedKey();
      const one = groups.flatMap(({ newest }) => newest).find(({ id }) => id === key);
      if (one === undefined) return false;
      if (one.readAt !== null) return markUnread(one.id);
      // Among unread ones it is about to go.
      moveFocus(list.current, 1);
      return read(one.id);
    },
    m: () => {
      const key = focusedRow();
      const group = groups.find((one) => one.key === key);
      if (!group?.subject) return false;
      return setMuted(group, group.name ?? group.newest[0]?.title ?? '', !group.isMuted);
    },
  });
  return list;
}
