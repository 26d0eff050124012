import { useQueryClient } from '@tanstack/react-query';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { dismiss, get } from '#features/operations/setup/domain/checklist-endpoints.ts';
import type { Checklist } from '#features/operations/setup/domain/checklist.ts';
import { setupNotices } from '#features/operations/setup/domain/notices.ts';

interface Dismissal {
  readonly isDismissed: boolean;
}

const queries = { queryKey: queryKeyOf(get) };

/** Dismisses the checklist for the reader, and offers Undo. */
export function useDismissChecklist(): () => void {
  const client = useQueryClient();
  const { mutate } = useRecordMutation({
    record: 'checklist',
    send: (body: Dismissal) => callUntilAnswered(dismiss, { body }),
    shownIn: [queries],
    show: ({ isDismissed }) => {
      if (!isDismissed) return {};
      client.setQueriesData<Checklist>(queries, (list) => list && { ...list, rows: [] });
      return { undo: () => ({ isDismissed: false }) };
    },
    notice: (_, { isDismissed }) => (isDismissed ? setupNotices['checklist.dismissed'] : null),
    refetched: [queries],
  });
  return () => mutate({ isDismissed: true });
}
