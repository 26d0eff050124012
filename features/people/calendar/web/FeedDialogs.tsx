import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface RenewProps {
  readonly onRenew: () => void;
  readonly onClose: () => void;
}

/** Asks before the address is replaced, which every calendar has to be told of. */
export const RenewFeedDialog = ({ onRenew, onClose }: RenewProps) => (
  <ConfirmDialog
    title="Renew the address?"
    lead="The one before ends at once. Calendars that subscribe to it get nothing more until you enter the new one there."
    action="Renew"
    onConfirm={() => {
      onRenew();
      onClose();
    }}
    onClose={onClose}
  />
);

interface EndProps {
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** Asks before the address ends. */
export const EndFeedDialog = ({ onEnd, onClose }: EndProps) => (
  <ConfirmDialog
    title="End the address?"
    lead="Calendars that subscribe to it get nothing more."
    action="End address"
    onConfirm={() => {
      onEnd();
      onClose();
    }}
    onClose={onClose}
  />
);
