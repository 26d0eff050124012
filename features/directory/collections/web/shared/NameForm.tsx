import { useState, type FormEvent } from 'react';
import { refusalOfName } from '#features/directory/collections/domain/collection-name.ts';
import { limits } from '#core/domain/limits.ts';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';

interface Props {
  readonly action: string;
  readonly name?: string;
  /** Resolves to whether it succeeded. */
  readonly onGive: (name: string) => Promise<boolean>;
  readonly onCancel: () => void;
}

/** Asks for a collection's name (section 5). The text is kept after an error. */
export function NameForm({ action, name = '', onGive, onCancel }: Props) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function give(event: FormEvent): Promise<void> {
    event.preventDefault();
    const refusal = refusalOfName(typed);
    setProblem(refusal?.message);
    if (refusal || isBusy) return;
    setIsBusy(true);
    await onGive(typed);
    setIsBusy(false);
  }

  return (
    <form noValidate onSubmit={(event) => void give(event)} className="space-y-5">
      <TextField
        id="collection-name"
        label="Name"
        isRequired
        isFirst
        problem={problem}
        value={typed}
        maxLength={limits.nameCharacters}
        onChange={(next) => {
          setTyped(next);
          setProblem(undefined);
        }}
      />
      <FormActions submit={action} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
