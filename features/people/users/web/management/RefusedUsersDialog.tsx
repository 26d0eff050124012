import { pluralize } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import type { RefusedUser } from './use-account-actions.ts';

interface Props {
  readonly refused: readonly RefusedUser[];
  readonly onClose: () => void;
}

/** Whom an action on several people was refused for, and why. */
export function RefusedUsersDialog({ refused, onClose }: Props) {
  return (
    <DialogFrame
      title={`Refused for ${pluralize(refused.length, 'person', 'people')}`}
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <ul className="max-h-80 divide-y divide-line overflow-y-auto">
        {refused.map(({ name, reason }) => (
          <li key={name} className="py-2 text-control">
            <span className="font-medium">{name}</span>
            <span className="block text-ink-2">{reason}</span>
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}
