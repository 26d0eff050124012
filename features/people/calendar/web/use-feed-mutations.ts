import { useQueryClient } from '@tanstack/react-query';
import { calendarNotices } from '#features/people/calendar/domain/notices.ts';
import type { CalendarFeed } from '#features/people/calendar/domain/calendar-feed.ts';
import { create, get, remove } from '#features/people/calendar/domain/endpoints.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

const record = 'calendar feed';
const feeds = { queryKey: queryKeyOf(get) };

/** Makes, renews and ends the address of one's calendar. */
export function useFeedMutations() {
  const client = useQueryClient();
  const createOnce = useCallOnce(create);
  const show = (feed: CalendarFeed) => client.setQueriesData<CalendarFeed>(feeds, feed);
  const creating = useRecordMutation({
    record,
    send: (_isRenewed: boolean) => createOnce({}),
    confirm: (answer) => void show(answer),
    notice: (_, isRenewed) => (isRenewed ? calendarNotices['calendar.renewed'] : null),
  });
  const removing = useRecordMutation({
    record,
    send: (_: null) => callUntilAnswered(remove, {}),
    shownIn: [feeds],
    show: () => void show({ feed: null }),
    notice: () => calendarNotices['calendar.ended'],
  });
  return {
    create: (isRenewed: boolean) => creating.mutate(isRenewed),
    isCreating: creating.isPending,
    remove: () => removing.mutate(null),
  };
}
