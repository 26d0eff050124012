import { Trash2 } from 'lucide-react';
import { limits } from '#core/domain/limits.ts';
import { corporationLimits } from '#features/cases/corporations/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { TextField } from '#ui/Field.tsx';
import type { TypedMilestone } from './cycle-form.ts';

interface Props {
  readonly milestones: readonly TypedMilestone[];
  readonly onChange: (milestones: TypedMilestone[]) => void;
}

/** The days of a cycle on which something happens. */
export function MilestonesField({ milestones, onChange }: Props) {
  const replaced = (place: number, ...by: TypedMilestone[]) =>
    milestones.toSpliced(place, 1, ...by);
  return (
    <fieldset>
      <legend className="font-medium">Milestones</legend>
      <p className="mt-0.5 mb-2 text-control text-ink-3">Such as screening, pitch day, decision.</p>
      <ul className="space-y-3">
        {milestones.map((milestone, place) => (
          <li
            key={place}
            className="grid grid-cols-[1fr_auto] items-end gap-2 sm:grid-cols-[1fr_180px_auto]"
          >
            <TextField
              id={`milestone-${place}-name`}
              label={`Milestone ${place + 1}`}
              isRequired
              problem={undefined}
              value={milestone.name}
              maxLength={limits.nameCharacters}
              onChange={(name) => onChange(replaced(place, { ...milestone, name }))}
            />
            <div className="max-sm:col-start-1 max-sm:row-start-2">
              <DateField
                id={`milestone-${place}-day`}
                label={`Day of milestone ${place + 1}`}
                isRequired
                problem={undefined}
                value={milestone.day}
                onChange={(day) => onChange(replaced(place, { ...milestone, day }))}
              />
            </div>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove milestone ${place + 1}`}
              onPress={() => onChange(replaced(place))}
              className="mb-1"
            >
              <Trash2 aria-hidden className="size-4" strokeWidth={1.75} />
            </Button>
          </li>
        ))}
      </ul>
      {milestones.length < corporationLimits.milestonesMost && (
        <Button className="mt-3" onPress={() => onChange([...milestones, { name: '', day: '' }])}>
          Add milestone
        </Button>
      )}
    </fieldset>
  );
}
