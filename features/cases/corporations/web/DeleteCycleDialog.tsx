import { useMutation } from '@tanstack/react-query';
import { noticeText } from '#core/domain/notices.ts';
import { call } from '#core/web/transport/call.ts';
import type { Cycle } from '#features/cases/corporations/domain/cycle.ts';
import { corporationNotices } from '#features/cases/corporations/domain/notices.ts';
import { removeCycle } from '#features/cases/corporations/domain/settings-endpoints.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast } from '#ui/toasts.ts';
import { useRefreshCycles } from './use-refresh-cycles.ts';

interface Props {
  readonly corporationId: string;
  readonly cycle: Cycle;
  readonly onClose: () => void;
}

/** Asks before a cycle is deleted, which is refused while opportunities are in it. */
export function DeleteCycleDialog({ corporationId, cycle, onClose }: Props) {
  const { id, name } = cycle;
  const refresh = useRefreshCycles();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(removeCycle, { params: { id: corporationId, cycleId: String(id) } }),
    onSuccess: async () => {
      await refresh();
      toast(noticeText(corporationNotices['cycle.deleted'], { name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      lead="Only a cycle without opportunities can be deleted. This cannot be undone."
      action="Delete cycle"
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
