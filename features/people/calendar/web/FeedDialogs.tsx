import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';

interface ConfirmationProps {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function Confirmation({ title, lead, action, onConfirm, onClose }: ConfirmationProps) {
  return (
    <DialogFrame
      isStrict
      title={title}
      lead={lead}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            onPress={() => {
              onConfirm();
              onClose();
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      {null}
    </DialogFrame>
  );
}

interface RenewProps {
  readonly onRenew: () => void;
  readonly onClose: () => void;
}

/** Asks before the address is replaced, which every calendar has to be told of. */
export const RenewFeedDialog = ({ onRenew, onClose }: RenewProps) => (
  <Confirmation
    title="Renew the address?"
    lead="The one before ends at once. Calendars that subscribe to it get nothing more until you enter the new one there."
    action="Renew"
    onConfirm={onRenew}
    onClose={onClose}
  />
);

interface EndProps {
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** Asks before the address ends. */
export const EndFeedDialog = ({ onEnd, onClose }: EndProps) => (
  <Confirmation
    title="End the address?"
    lead="Calendars that subscribe to it get nothing more."
    action="End address"
    onConfirm={onEnd}
    onClose={onClose}
  />
);
