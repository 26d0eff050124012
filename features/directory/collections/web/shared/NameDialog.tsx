import { DialogFrame } from '#ui/DialogFrame.tsx';
import { NameForm } from './NameForm.tsx';

interface Props {
  readonly title: string;
  readonly action: string;
  readonly name?: string;
  /** Resolves to whether it succeeded. The idempotency key is the same for retries. */
  readonly onGive: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for a collection's name. */
export function NameDialog({ title, onGive, onClose, ...form }: Props) {
  return (
    <DialogFrame title={title} onClose={onClose}>
      <NameForm
        {...form}
        onCancel={onClose}
        onGive={async (name) => {
          const isDone = await onGive(name);
          if (isDone) onClose();
          return isDone;
        }}
      />
    </DialogFrame>
  );
}
