import { useQueryClient } from '@tanstack/react-query';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import type { NotificationGroup } from '#features/people/notifications/domain/notification.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { toastError } from '#ui/toasts.ts';
import { changeGroups, groupLists, lists, showAsRead, unreadCount } from './shown-notifications.ts';

type Subject = NonNullable<NotificationGroup['subject']>;

type Change =
  | { readonly do: 'read'; readonly id: string }
  | { readonly do: 'unread'; readonly id: string }
  | { readonly do: 'read all'; readonly of?: Subject; readonly ids?: readonly string[] }
  | { readonly do: 'mute'; readonly of: Subject; readonly name: string }
  | { readonly do: 'unmute'; readonly of: Subject; readonly name: string };

function send(change: Change): Promise<null> {
  switch (change.do) {
    case 'read':
      return callUntilAnswered(notifications.read, { params: { id: change.id } });
    case 'unread':
      return callUntilAnswered(notifications.markUnread, { params: { id: change.id } });
    case 'read all':
      return callUntilAnswered(notifications.readAll, { query: change.of ?? {} });
    case 'mute':
      return callUntilAnswered(notifications.mute, { params: change.of });
    case 'unmute':
      return callUntilAnswered(notifications.unmute, { params: change.of });
  }
}

const isOf = (subject: Subject, { subject: other }: NotificationGroup): boolean =>
  other?.subject === subject.subject && other.subjectId === subject.subjectId;

/** Marks and mutes notifications: at once on the screen, corrected by the server's answer. */
export function useNotificationMutations() {
  const client = useQueryClient();
  const everything = [lists, groupLists, unreadCount];
  const { mutate } = useRecordMutation<Change, null>({
    record: 'notifications',
    send,
    shownIn: everything,
    show: (change) => {
      const now = new Date().toISOString();
      if (change.do === 'read' || change.do === 'unread') {
        const at = change.do === 'read' ? now : null;
        return showAsRead(client, at, ({ id }) => id === change.id);
      }
      if (change.do === 'read all') {
        const { ids } = change;
        showAsRead(client, now, ({ id }) => ids?.includes(id) ?? true);
        if (ids === undefined) client.setQueriesData(unreadCount, { count: 0 });
        changeGroups(client, (group) =>
          change.of === undefined || isOf(change.of, group) ? { ...group, unreadCount: 0 } : group,
        );
        return undefined;
      }
      changeGroups(client, (group) =>
        isOf(change.of, group) ? { ...group, isMuted: change.do === 'mute' } : group,
      );
      const back = change.do === 'mute' ? ('unmute' as const) : ('mute' as const);
      return { undo: () => ({ ...change, do: back }) };
    },
    notice: (_answer, change) => {
      if (change.do === 'mute') return `Muted ${change.name}.`;
      return change.do === 'unmute' ? `Unmuted ${change.name}.` : null;
    },
    refused: (error, change) => {
      // Opening one has another purpose: it does not report that it could not be marked.
      if (change.do !== 'read') toastError(error);
    },
    refetched: everything,
  });
  return {
    read: (id: string) => mutate({ do: 'read', id }),
    markUnread: (id: string) => mutate({ do: 'unread', id }),
    readAll: () => mutate({ do: 'read all' }),
    readThing: ({ subject, newest }: NotificationGroup) =>
      mutate({ do: 'read all', ...(subject && { of: subject }), ids: newest.map(({ id }) => id) }),
    setMuted: ({ subject }: Pick<NotificationGroup, 'subject'>, name: string, isMuted: boolean) => {
      if (subject) mutate({ do: isMuted ? 'mute' : 'unmute', of: subject, name });
    },
  };
}
