import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeSettings,
  settings,
  unmute,
} from '#features/people/notifications/domain/endpoints.ts';
import type {
  NotificationSettings,
  NotificationSettingsChange,
} from '#features/people/notifications/domain/settings.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { groupLists } from './shown-notifications.ts';

const settingsQuery = { queryKey: queryKeyOf(settings) };

const withChange = (
  before: NotificationSettings,
  { channels = [], ...rest }: NotificationSettingsChange,
): NotificationSettings => {
  const choices = new Map(channels.map(({ kind, channel }) => [kind, channel]));
  return {
    ...before,
    ...rest,
    channels: before.channels.map((one) => ({
      ...one,
      channel: choices.get(one.kind) ?? one.channel,
    })),
  };
};

type Muted = NotificationSettings['muted'][number];

/** How one is notified, and changes of it. */
export function useNotificationSettings() {
  const client = useQueryClient();
  const query = useQuery(queryOptionsOf(settings));
  const { mutate: change } = useRecordMutation({
    record: 'notification settings',
    send: (body: NotificationSettingsChange) => callUntilAnswered(changeSettings, { body }),
    shownIn: [settingsQuery],
    show: (body) => {
      client.setQueriesData<NotificationSettings>(
        settingsQuery,
        (before) => before && withChange(before, body),
      );
    },
    confirm: (answer) => client.setQueryData(settingsQuery.queryKey, answer),
  });
  const { mutate: endMute } = useRecordMutation({
    record: 'muted things',
    send: ({ subject, subjectId }: Muted) =>
      callUntilAnswered(unmute, { params: { subject, subjectId } }),
    shownIn: [settingsQuery],
    show: ({ subject, subjectId }) => {
      client.setQueriesData<NotificationSettings>(
        settingsQuery,
        (before) =>
          before && {
            ...before,
            muted: before.muted.filter(
              (one) => one.subject !== subject || one.subjectId !== subjectId,
            ),
          },
      );
    },
    notice: (_answer, { name }) => `Unmuted ${name}.`,
    refetched: [settingsQuery, groupLists],
  });
  return { ...query, change, endMute };
}
