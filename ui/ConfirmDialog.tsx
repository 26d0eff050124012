import { useId, useState, type ReactNode } from 'react';
import { limits } from '#core/domain/limits.ts';
import { Button } from './Button.tsx';
import { DialogFrame, type DialogWidth } from './DialogFrame.tsx';
import { ErrorText } from './ErrorText.tsx';
import { TextField } from './Field.tsx';

/** What has to be typed before it can be done. */
interface Typing {
  /** The address, as it is shown. */
  readonly email: string;
  readonly isConfirmed: (typed: string, email: string) => boolean;
}

interface Props {
  readonly title: string;
  /** What it does, and whether it can be undone. */
  readonly lead?: string;
  /** On the button that does it. Null: it cannot be done, or not yet. */
  readonly action: string | null;
  /** The same while it runs. */
  readonly busyAction?: string;
  readonly variant?: 'danger' | 'primary';
  /** On the button that does nothing. */
  readonly cancel?: string;
  readonly width?: DialogWidth;
  readonly typing?: Typing;
  /** Whether what is lost is known. */
  readonly isReady?: boolean;
  readonly isBusy?: boolean;
  readonly error?: Error | null;
  /** With what was typed. */
  readonly onConfirm: (typed: string) => void;
  readonly onClose: () => void;
  /** What is lost, and what stays. */
  readonly children?: ReactNode;
}

/** Asks before what cannot be undone, or others notice: by a button, or by typing an address first. */
export function ConfirmDialog(props: Props) {
  const { title, lead, action, busyAction, variant = 'danger', cancel = 'Cancel', width } = props;
  const { typing, isReady = true, isBusy = false, error, onConfirm, onClose, children } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const isConfirmed = typing === undefined || typing.isConfirmed(typed, typing.email);
  return (
    <DialogFrame
      isStrict
      width={width}
      title={title}
      lead={lead}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose} autoFocus>
            {cancel}
          </Button>
          {action !== null && (
            <Button
              variant={variant}
              isDisabled={!isReady || isBusy || !isConfirmed}
              onPress={() => onConfirm(typed)}
            >
              {isBusy ? (busyAction ?? action) : action}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-5">
        {children}
        {action !== null && typing && (
          <TextField
            id={`${id}-email`}
            label={`Type ${typing.email} to confirm`}
            type="email"
            isRequired
            problem={undefined}
            value={typed}
            onChange={setTyped}
            maxLength={limits.emailCharacters}
          />
        )}
        <ErrorText>{error?.message}</ErrorText>
      </div>
    </DialogFrame>
  );
}
