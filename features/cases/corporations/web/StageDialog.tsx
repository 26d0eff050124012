import { useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import type { EditedStage } from '#features/cases/corporations/domain/stage-editing.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';

interface Props {
  /** Null: a new one. */
  readonly stage: EditedStage | null;
  readonly others: readonly EditedStage[];
  readonly onSave: (stage: EditedStage) => void;
  readonly onClose: () => void;
}

const daysCharacters = 3;

/** Edits a stage of the list, which is saved as a whole. */
export function StageDialog({ stage, others, onSave, onClose }: Props) {
  const [name, setName] = useState(stage?.name ?? '');
  const [days, setDays] = useState(String(stage?.promiseDays ?? ''));
  const [isRefusal, setIsRefusal] = useState(stage?.isRefusal ?? false);
  const [problem, setProblem] = useState<string>();

  function problemOf(): string | undefined {
    const typed = name.trim().toLowerCase();
    if (typed === '') return 'Enter a name.';
    if (others.some((other) => other.name.trim().toLowerCase() === typed)) {
      return 'Another stage has this name.';
    }
    if (days === '') return undefined;
    const isUsable = /^\d+$/u.test(days) && +days >= 1 && +days <= limits.promiseDaysMost;
    return isUsable ? undefined : `Enter a number of days from 1 to ${limits.promiseDaysMost}.`;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const newProblem = problemOf();
    setProblem(newProblem);
    if (newProblem !== undefined) return;
    const {
      promiseDays: _,
      isRefusal: __,
      ...known
    } = stage ??
    ({
      key: `new-${crypto.randomUUID()}`,
      from: null,
      submissions: 0,
    } as EditedStage);
    onSave({
      ...known,
      name: name.trim(),
      ...(isRefusal && { isRefusal }),
      ...(days !== '' && !isRefusal && { promiseDays: Number(days) }),
    });
  }

  const hasSubmissions = (stage?.submissions ?? 0) > 0;
  return (
    <DialogFrame title={stage === null ? 'New stage' : `Edit ${stage.name}`} onClose={onClose}>
      <form noValidate onSubmit={submit} className="space-y-5">
        <TextField
          id="stage-name"
          label="Name"
          isRequired
          isFirst
          problem={undefined}
          value={name}
          maxLength={limits.stageCharacters}
          onChange={setName}
        />
        {!isRefusal && (
          <TextField
            id="stage-days"
            label="Days until an answer"
            isRequired={false}
            hint="Counted from the submission. A stage without days has given the answer."
            problem={undefined}
            value={days}
            maxLength={daysCharacters}
            onChange={setDays}
          />
        )}
        <SwitchField
          label="Declining"
          hint={
            hasSubmissions
              ? 'It has submissions, so it stays as it is.'
              : 'Moving a submission there needs a reason.'
          }
          isOn={isRefusal}
          isDisabled={hasSubmissions}
          onChange={setIsRefusal}
        />
        <ErrorText>{problem}</ErrorText>
        <FormActions submit={stage === null ? 'Add stage' : 'Apply'} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
