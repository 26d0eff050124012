import { useState, type FormEvent } from 'react';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import type {
  ReportFrequency,
  Segment,
  SegmentFilters,
} from '#features/portfolio/metrics/domain/segment.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { Button } from '#ui/Button.tsx';
import { useDateFormats } from '#ui/date-formats.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SelectField, type SelectOption } from '#ui/SelectField.tsx';
import { useSegments } from './use-segments.ts';

const frequencies: readonly SelectOption<ReportFrequency>[] = [
  { value: 'off', label: 'No report' },
  { value: 'weekly', label: 'Weekly', about: 'On Mondays in the weekly email, of the week before' },
  { value: 'monthly', label: 'Monthly', about: 'On the first, of the month before' },
];

interface Props {
  /** Null: a new one. */
  readonly segment: Segment | null;
  readonly filters: SegmentFilters;
  readonly onClose: () => void;
}

/** A segment's name, and how often a report of it is mailed. */
export function SegmentDialog({ segment, filters, onClose }: Props) {
  const { save, remove } = useSegments();
  const { timeZone } = useDateFormats().key.resolvedOptions();
  const [name, setName] = useState(segment?.name ?? '');
  const [frequency, setFrequency] = useState<ReportFrequency>(segment?.frequency ?? 'off');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function give(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') {
      setProblem('Enter a name.');
      return;
    }
    setIsBusy(true);
    try {
      await save({ name, filters, frequency, timeZone }, segment);
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame title={segment === null ? 'Save segment' : 'Segment'} onClose={onClose}>
      <form noValidate onSubmit={(event) => void give(event)} className="space-y-5">
        <TextField
          id="segment-name"
          label="Name"
          isRequired
          isFirst
          problem={problem}
          value={name}
          maxLength={metricsLimits.segmentNameCharacters}
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
        />
        <SelectField
          label="Report by email"
          options={frequencies}
          value={frequency}
          onChange={setFrequency}
          inForm={{ id: 'segment-frequency', 'aria-describedby': 'segment-zone' }}
        />
        <p id="segment-zone" className="text-small text-ink-3">
          In the morning, {timeZone}. Not sent when nothing has changed.
        </p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          {segment && (
            <Button
              variant="quiet"
              onPress={() => {
                remove(segment);
                onClose();
              }}
            >
              Delete
            </Button>
          )}
          <div className="ml-auto">
            <FormActions submit="Save" isBusy={isBusy} onCancel={onClose} />
          </div>
        </div>
      </form>
    </DialogFrame>
  );
}
