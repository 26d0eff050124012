import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { noticeText } from '#core/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import type { AccountMerge } from '#features/people/users/domain/account-merge.ts';
import { merge } from '#features/people/users/domain/merge-endpoints.ts';
import { userNotices } from '#features/people/users/domain/notices.ts';
import { aboutUsers } from '#features/people/users/web/management/user-cache.ts';
import { toast } from '#ui/toasts.ts';

interface Confirmed {
  readonly preview: AccountMerge;
  readonly confirmation: string;
}

/** Merges two accounts, and shows the one that stays in place of the other one. */
export function useMerge(onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate({ from: '/admin/users' });
  const callOnce = useCallOnce(merge);
  return useMutation({
    mutationFn: ({ preview: { source, into }, confirmation }: Confirmed) =>
      callOnce({ params: { id: source.id }, body: { into: into.id, confirmation } }),
    onSuccess: async (_, { preview: { source, into } }) => {
      toast(noticeText(userNotices['account.merged'], { name: source.email, into: into.email }));
      onDone();
      await navigate({
        search: (before) => (before.user === source.id ? { ...before, user: into.id } : before),
      });
      await Promise.all(aboutUsers.map((filters) => client.invalidateQueries(filters)));
    },
  });
}
