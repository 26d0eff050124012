import { useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { MomentField } from '#core/web/deadlines/MomentField.tsx';
import type { Cycle } from '#features/cases/corporations/domain/cycle.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { cycleDraftOf, problemOfCycle, typedCycleOf } from './cycle-form.ts';
import { MilestonesField } from './MilestonesField.tsx';
import { useSaveCycle } from './use-save-cycle.ts';

interface Props {
  readonly corporationId: string;
  /** In which its dates are meant. */
  readonly timeZone: string;
  /** Null: a new one. */
  readonly cycle: Cycle | null;
  readonly onClose: () => void;
}

/** Opens or changes a scouting cycle. */
export function CycleDialog({ corporationId, timeZone, cycle, onClose }: Props) {
  const save = useSaveCycle(corporationId, cycle);
  const [typed, setTyped] = useState(() => typedCycleOf(cycle, timeZone));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const change = (part: Partial<typeof typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setProblem(null);
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const lacks = problemOfCycle(typed, timeZone);
    setProblem(lacks);
    if (isBusy || lacks !== null) return;
    setIsBusy(true);
    try {
      await save(cycleDraftOf(typed, timeZone));
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame
      width="medium"
      title={cycle === null ? 'New scouting cycle' : `Edit ${cycle.name}`}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <TextField
          id="cycle-name"
          label="Name"
          isRequired
          isFirst
          problem={undefined}
          value={typed.name}
          maxLength={limits.nameCharacters}
          onChange={(name) => change({ name })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <MomentField
            id="cycle-start"
            label="First day"
            edge="start"
            isRequired
            problem={undefined}
            timeZone={timeZone}
            value={typed.start}
            onChange={(start) => change({ start })}
          />
          <MomentField
            id="cycle-end"
            label="Last day"
            edge="end"
            isRequired
            problem={undefined}
            timeZone={timeZone}
            value={typed.end}
            onChange={(end) => change({ end })}
          />
        </div>
        <MilestonesField
          milestones={typed.milestones}
          onChange={(milestones) => change({ milestones })}
        />
        <ErrorText>{problem}</ErrorText>
        <FormActions
          submit={cycle === null ? 'Open cycle' : 'Save cycle'}
          isBusy={isBusy}
          onCancel={onClose}
        />
      </form>
    </DialogFrame>
  );
}
