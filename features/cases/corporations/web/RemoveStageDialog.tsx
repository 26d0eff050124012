import { useState } from 'react';
import { pluralize } from '#core/domain/format.ts';
import {
  submissionsIn,
  targetsOf,
  type EditedStage,
  type StageEdit,
} from '#features/cases/corporations/domain/stage-editing.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { SelectField } from '#ui/SelectField.tsx';

interface Props {
  readonly edit: StageEdit;
  readonly stage: EditedStage;
  /** The key of the stage that its submissions go to. */
  readonly onRemove: (to: string) => void;
  readonly onClose: () => void;
}

/** Asks where the submissions of a stage go that is to be removed. */
export function RemoveStageDialog({ edit, stage, onRemove, onClose }: Props) {
  const [to, setTo] = useState<string | null>(null);
  const targets = targetsOf(edit, stage);
  const count = pluralize(submissionsIn(edit, stage), 'submission is', 'submissions are');
  return (
    <DialogFrame
      title={`Remove ${stage.name}?`}
      lead={`${count} in it. Choose where they go; they are placed at its end when you save.`}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={to === null}
            onPress={() => to !== null && onRemove(to)}
          >
            Remove stage
          </Button>
        </>
      }
    >
      <SelectField
        label="Submissions go to"
        placeholder="Choose a stage"
        options={targets.map(({ key, name }) => ({ value: key, label: name }))}
        value={to}
        onChange={setTo}
        inForm={{ id: 'stage-target', 'aria-describedby': undefined }}
      />
    </DialogFrame>
  );
}
