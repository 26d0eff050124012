import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import {
  isConfirmed,
  type AccountDeletion,
  type AccountDeletionRequest,
} from '#features/people/users/domain/account-deletion.ts';
import { deletion } from '#features/people/users/domain/account-endpoints.ts';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { CollectionChoices, type Choices } from './CollectionChoices.tsx';
import { HandOverFirst } from './HandOverFirst.tsx';
import { useDeleteAccount } from './use-delete-account.ts';

interface Props {
  readonly profile: Profile;
  readonly onClose: () => void;
}

const requestOf = (
  { collections }: AccountDeletion,
  confirmation: string,
  choices: Choices,
): AccountDeletionRequest => ({
  confirmation,
  collections: collections.map(({ id }) => ({ id, to: choices[id] ?? null })),
});

const isBlocked = ({ isLastSuperuser, lastOwnerOf }: AccountDeletion): boolean =>
  isLastSuperuser || lastOwnerOf.length > 0;

/** Confirms and deletes one’s own account, after its duties were handed over. */
export function DeleteAccountDialog({ profile, onClose }: Props) {
  const params = { id: profile.id };
  // Asked anew each time: duties are handed over on other screens.
  const query = useQuery({ ...queryOptionsOf(deletion, { params }), staleTime: 0, gcTime: 0 });
  const [choices, setChoices] = useState<Choices>({});
  const { mutate, isPending, error } = useDeleteAccount(profile.id, () => void query.refetch());
  const plan = query.data;
  const canDelete = plan !== undefined && !isBlocked(plan);
  return (
    <ConfirmDialog
      title="Delete your account?"
      lead="This removes your account, settings, notifications and saved searches. It cannot be undone."
      width="medium"
      action={canDelete ? 'Delete account' : null}
      busyAction="Deleting…"
      typing={{ email: profile.email ?? '', isConfirmed }}
      isBusy={isPending}
      error={error}
      onConfirm={(typed) => canDelete && mutate(requestOf(plan, typed, choices))}
      onClose={onClose}
    >
      <QueryBoundary
        what="account"
        query={query}
        skeleton={<SkeletonRepeat count={3} className="mb-3 h-10" />}
      >
        {(loaded) =>
          isBlocked(loaded) ? (
            <HandOverFirst plan={loaded} />
          ) : (
            <div className="space-y-5">
              <CollectionChoices
                collections={loaded.collections}
                choices={choices}
                onChange={setChoices}
              />
              <p className="text-control text-ink-2">
                Comments, votes and updates stay with the opportunities and projects they were
                written for, signed “Former member”.
              </p>
            </div>
          )
        }
      </QueryBoundary>
    </ConfirmDialog>
  );
}
