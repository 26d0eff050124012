import { useMutation } from '@tanstack/react-query';
import { authStore } from '#core/web/session/auth-store.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { Problem } from '#core/web/transport/problem.ts';
import type { AccountDeletionRequest } from '#features/people/users/domain/account-deletion.ts';
import { remove } from '#features/people/users/domain/account-endpoints.ts';
import { toast } from '#ui/toasts.ts';

/** Deletes one’s own account and signs out on this device. */
export function useDeleteAccount(id: string, onRefused: () => void) {
  const callOnce = useCallOnce(remove);
  return useMutation({
    mutationFn: async (body: AccountDeletionRequest) => {
      try {
        await callOnce({ params: { id }, body });
      } catch (failure) {
        // The answer of the first attempt was lost: there is nobody left to ask again.
        if (!(failure instanceof Problem) || failure.status !== 401) throw failure;
      }
    },
    onSuccess: () => {
      authStore.signedOut();
      toast('Your account is deleted.');
    },
    onError: onRefused,
  });
}
