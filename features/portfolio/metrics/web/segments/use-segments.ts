import { useQuery, useQueryClient } from '@tanstack/react-query';
import { metricsNotices } from '#features/portfolio/metrics/domain/notices.ts';
import * as endpoints from '#features/portfolio/metrics/domain/segment-endpoints.ts';
import type { Segment, SegmentDraft } from '#features/portfolio/metrics/domain/segment.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { toast } from '#ui/toasts.ts';

const lists = { queryKey: queryKeyOf(endpoints.list) };

/** The reader's own segments, and how they are saved and deleted. */
export function useSegments() {
  const client = useQueryClient();
  const createOnce = useCallOnce(endpoints.create);
  const { data } = useQuery(queryOptionsOf(endpoints.list));
  const removing = useRecordMutation({
    record: 'segments',
    send: ({ segment: { id } }: { readonly segment: Segment }) =>
      callUntilAnswered(endpoints.remove, { params: { id } }),
    shownIn: [lists],
    refetched: [lists],
    show: ({ segment: { id } }) => {
      client.setQueriesData<Segment[]>(lists, (all) => all?.filter((one) => one.id !== id));
    },
    notice: (_, { segment: { name } }) => noticeText(metricsNotices['segment.deleted'], { name }),
  });
  return {
    segments: data ?? [],
    /** @throws the server's refusal, to be shown in the form */
    async save(draft: SegmentDraft, segment: Segment | null): Promise<void> {
      if (segment === null) await createOnce({ body: draft });
      else await call(endpoints.replace, { params: { id: segment.id }, body: draft });
      toast(noticeText(metricsNotices['segment.saved'], { name: draft.name.trim() }));
      await client.invalidateQueries(lists);
    },
    remove: (segment: Segment) => removing.mutate({ segment }),
  };
}
