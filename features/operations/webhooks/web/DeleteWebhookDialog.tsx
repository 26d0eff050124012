import type { Webhook } from '#features/operations/webhooks/domain/webhook.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface Props {
  readonly webhook: Webhook;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before a webhook is deleted, which cannot be undone. */
export const DeleteWebhookDialog = ({ webhook, onDelete, onClose }: Props) => (
  <ConfirmDialog
    title={`Delete ${webhook.name}?`}
    lead="Its log is deleted, too. This cannot be undone."
    action="Delete"
    onConfirm={() => {
      onDelete();
      onClose();
    }}
    onClose={onClose}
  />
);
