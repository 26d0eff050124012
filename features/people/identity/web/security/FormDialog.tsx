import type { ReactNode } from 'react';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { useSubmit } from './use-security.ts';

interface Props {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly submit: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Throws what is shown below the fields. */
  readonly onSubmit: (form: HTMLFormElement) => Promise<void>;
}

/** A form in a dialog: what is refused is said in it, and nothing typed is lost. */
export function FormDialog({ title, lead, submit, children, onClose, onSubmit }: Props) {
  const { run, problem, isBusy } = useSubmit();
  return (
    <DialogFrame isStrict title={title} lead={lead} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          void run(() => onSubmit(form));
        }}
      >
        {children}
        {/* Its place is kept, so that the buttons stay where they are. */}
        <div className="min-h-10">
          <ErrorText>{problem}</ErrorText>
        </div>
        <FormActions submit={submit} isBusy={isBusy} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
