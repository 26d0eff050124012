import { opportunityNotices } from '#features/cases/opportunities/domain/notices.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { noticeText } from '#core/domain/notices.ts';
import { get, remove } from '#features/cases/opportunities/domain/endpoints.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast } from '#ui/toasts.ts';
import { useRefreshOpportunities } from './use-refresh-opportunities.ts';

interface Props {
  readonly opportunity: Opportunity;
  readonly onClose: () => void;
}

/** Confirms and removes an opportunity that has no submissions. */
export function RemoveDialog({ opportunity: { id, name }, onClose }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const changed = useRefreshOpportunities();
  const params = { id };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(remove, { params }),
    onSuccess: async () => {
      toast(noticeText(opportunityNotices['opportunity.removed'], { name }));
      await navigate({ to: '/discover', replace: true });
      client.removeQueries({ queryKey: queryKeyOf(get, { params }) });
      await changed(null);
    },
  });
  return (
    <ConfirmDialog
      title="Delete this opportunity?"
      lead={`This deletes “${name}” for everyone. It cannot be undone.`}
      action="Delete"
      busyAction="Deleting…"
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      {!error && (
        <p className="text-control text-ink-3">
          Opportunities with submissions can only be closed.
        </p>
      )}
    </ConfirmDialog>
  );
}
