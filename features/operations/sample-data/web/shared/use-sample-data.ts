import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { may } from '#core/domain/authorization/permissions.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { call } from '#core/web/transport/call.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { add, get, remove } from '#features/operations/sample-data/domain/endpoints.ts';
import { sampleDataNotices } from '#features/operations/sample-data/domain/notices.ts';
import { toast } from '#ui/toasts.ts';

/** The sample data that is there, for who may add and remove it. */
export function useSampleData() {
  const { person } = useSession();
  const mayManage = may(person, 'manageSampleData');
  return { ...useQuery({ ...queryOptionsOf(get), enabled: mayManage }), mayManage };
}

/** Whatever is shown may have been part of it. */
function useRefreshAll() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

export function useAddSample(onAdded?: () => void) {
  const addOnce = useCallOnce(add);
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: () => addOnce({}),
    onSuccess: () => {
      toast(noticeText(sampleDataNotices['sampleData.added']));
      onAdded?.();
      return refresh();
    },
  });
}

export function useRemoveSample(onRemoved: () => void) {
  const refresh = useRefreshAll();
  return useMutation({
    mutationFn: (id: string) => call(remove, { params: { id } }),
    onSuccess: () => {
      toast(noticeText(sampleDataNotices['sampleData.removed']));
      onRemoved();
      return refresh();
    },
  });
}
