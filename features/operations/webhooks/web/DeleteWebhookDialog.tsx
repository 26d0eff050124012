import type { Webhook } from '#features/operations/webhooks/domain/webhook.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';

interface Props {
  readonly webhook: Webhook;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before a webhook is deleted, which cannot be undone. */
export function DeleteWebhookDialog({ webhook, onDelete, onClose }: Props) {
  return (
    <DialogFrame
      isStrict
      title={`Delete ${webhook.name}?`}
      lead="Its log is deleted, too. This cannot be undone."
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            onPress={() => {
              onDelete();
              onClose();
            }}
          >
            Delete
          </Button>
        </>
      }
    >
      {null}
    </DialogFrame>
  );
}
