import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { personName } from '#core/domain/identity/names.ts';
import type { FoundUser } from '#core/domain/identity/user.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { isConfirmed } from '#features/people/users/domain/account-deletion.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { preview } from '#features/people/users/domain/merge-endpoints.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { Loading } from '#ui/states.tsx';
import { ChosenAccount } from './ChosenAccount.tsx';
import { MergePreview } from './MergePreview.tsx';
import { useMerge } from './use-merge.ts';

interface Props {
  readonly user: ManagedUser;
  readonly onClose: () => void;
}

/** Merges an account into another one of the same person, after a preview. */
export function MergeDialog({ user, onClose }: Props) {
  const [into, setInto] = useState<FoundUser>();
  const input = { params: { id: user.id }, query: { into: into?.id ?? '' } };
  // Asked anew each time: the person works on.
  const query = useQuery({
    ...queryOptionsOf(preview, input),
    enabled: into !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const { mutate, isPending, error, reset } = useMerge(onClose);
  const email = user.email ?? '';
  const plan = into === undefined ? undefined : query.data;
  return (
    <ConfirmDialog
      title={`Merge ${personName(user)} into another account`}
      lead={`Everything of ${email} moves to the other account, and ${email} ends. It cannot be undone.`}
      width="medium"
      action={plan ? 'Merge accounts' : null}
      busyAction="Merging…"
      typing={{ email, isConfirmed }}
      isBusy={isPending}
      error={error}
      onConfirm={(typed) => plan && mutate({ preview: plan, confirmation: typed })}
      onClose={onClose}
    >
      <ChosenAccount
        sourceId={user.id}
        chosen={into}
        onChange={(account) => {
          reset();
          setInto(account);
        }}
      />
      {into !== undefined && <ErrorText>{query.error?.message}</ErrorText>}
      {into !== undefined && query.isFetching && plan === undefined && (
        <Loading what="the preview">
          <SkeletonRepeat count={5} className="mb-2 h-8" />
        </Loading>
      )}
      {plan && <MergePreview preview={plan} />}
    </ConfirmDialog>
  );
}
