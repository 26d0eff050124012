import { opportunityNotices } from '#features/opportunities/domain/notices.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { noticeText } from '#core/domain/notices.ts';
import { get, remove } from '#features/opportunities/domain/endpoints.ts';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
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
    <DialogFrame
      title="Delete this opportunity?"
      lead={`“${name}” is gone for everybody then. This cannot be undone here.`}
      isStrict
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose} autoFocus>
            Cancel
          </Button>
          <Button variant="primary" isDisabled={isPending} onPress={() => mutate()}>
            {isPending ? 'Deleting…' : 'Delete it'}
          </Button>
        </>
      }
    >
      {error ? (
        <p role="alert" className="text-control text-bad">
          {error.message}
        </p>
      ) : (
        <p className="text-control text-ink-3">
          What has submissions is closed instead: that keeps what was handed in.
        </p>
      )}
    </DialogFrame>
  );
}
