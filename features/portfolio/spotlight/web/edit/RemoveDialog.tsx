import { useMutation } from '@tanstack/react-query';
import { remove } from '#features/portfolio/spotlight/domain/block-endpoints.ts';
import type { ManagedBlock } from '#features/portfolio/spotlight/domain/block.ts';
import { call } from '#core/web/transport/call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useRefreshBlocks } from './use-blocks.ts';

interface Props {
  readonly block: ManagedBlock;
  readonly onClose: () => void;
}

/** Confirms and deletes a block. */
export function RemoveDialog({ block: { id, title }, onClose }: Props) {
  const refresh = useRefreshBlocks();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(remove, { params: { id } }),
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Delete this block?"
      lead={`This deletes “${title}” for everyone. It cannot be undone. Published editions keep it.`}
      action="Delete"
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
