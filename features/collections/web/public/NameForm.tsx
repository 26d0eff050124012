import { useState, type FormEvent } from 'react';
import { refusalOfName } from '#features/collections/domain/collection-name.ts';
import { limits } from '#core/domain/limits.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';

interface Props {
  readonly action: string;
  readonly name?: string;
  /** Resolves to whether it succeeded. The idempotency key is the same for retries. */
  readonly onGive: (name: string, idempotencyKey: string) => Promise<boolean>;
  readonly onCancel: () => void;
}

/** Asks for a collection's name (section 5). The text is kept after an error. */
export function NameForm({ action, name = '', onGive, onCancel }: Props) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);

  async function give(event: FormEvent): Promise<void> {
    event.preventDefault();
    const refusal = refusalOfName(typed);
    setProblem(refusal?.message);
    if (refusal || isBusy) return;
    setIsBusy(true);
    await onGive(typed, idempotencyKey);
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
          // A changed name needs a new idempotency key.
          setIdempotencyKey(newIdempotencyKey());
        }}
      />
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isDisabled={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
