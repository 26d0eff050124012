import { useId, type ReactNode } from 'react';
import { Button } from './Button.tsx';

interface Props {
  /** What the button that submits is called. */
  readonly submit: string;
  readonly isBusy?: boolean;
  /** Why it cannot be submitted yet: said beside the button, before it is pressed. */
  readonly missing?: readonly string[];
  readonly onCancel: () => void;
  /** Other ways to submit. */
  readonly children?: ReactNode;
}

/** The end of a form in a dialog. */
export function FormActions({ submit, isBusy = false, missing = [], onCancel, children }: Props) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <p id={id} role="status" className="mr-auto min-w-0 text-control text-ink-2 empty:hidden">
        {missing.join(' ')}
      </p>
      <Button variant="quiet" onPress={onCancel}>
        Cancel
      </Button>
      {children}
      <Button
        type="submit"
        variant="primary"
        isDisabled={isBusy || missing.length > 0}
        aria-describedby={missing.length > 0 ? id : undefined}
      >
        {submit}
      </Button>
    </div>
  );
}
