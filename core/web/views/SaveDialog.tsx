import { useState, type FormEvent, type ReactNode } from 'react';
import { messageOf } from '#core/domain/message-of.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';

interface Props {
  /** Of the field. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  /** What the button that saves is called. */
  readonly submit: string;
  /** The name that is proposed. */
  readonly name: string;
  readonly nameCharacters: number;
  /** Above the name. */
  readonly summary?: ReactNode;
  /** Below the name. */
  readonly children?: ReactNode;
  /** Rejects with the reason, which is shown at the name. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name under which something is saved. What was typed stays when that fails. */
export function SaveDialog(props: Props) {
  const { id, title, lead, submit, summary, children, onSave, onClose } = props;
  const [name, setName] = useState(props.name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') {
      setProblem('Enter a name.');
      return;
    }
    setIsBusy(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame title={title} lead={lead} onClose={onClose}>
      <form noValidate onSubmit={(event) => void save(event)} className="space-y-5">
        {summary}
        <TextField
          id={id}
          label="Name"
          isRequired
          isFirst
          problem={problem}
          value={name}
          maxLength={props.nameCharacters}
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
        />
        {children}
        <FormActions submit={submit} isBusy={isBusy} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
