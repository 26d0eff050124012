import { X } from 'lucide-react';
import { useId } from 'react';
import { projectLimits } from '#features/portfolio/projects/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/Field.tsx';

export interface CriterionDraft {
  readonly key: string;
  /** Of one that was stored before. */
  readonly id?: string;
  readonly name: string;
  readonly target: string;
  readonly unit: string;
  readonly source: string;
}

interface Props {
  readonly criterion: CriterionDraft;
  readonly number: number;
  readonly isFirst: boolean;
  readonly missing: (value: string) => string | undefined;
  readonly onChange: (change: Partial<CriterionDraft>) => void;
  /** Null: the last one, of which there has to be one. */
  readonly onRemove: (() => void) | null;
}

/** What one criterion of a charter measures. */
export function CriterionFields(props: Props) {
  const { criterion, number, isFirst, missing, onChange, onRemove } = props;
  const id = useId();
  const { criterionCharacters: maxLength, unitCharacters } = projectLimits;
  return (
    <div
      role="group"
      aria-label={`Criterion ${number}`}
      className="relative grid gap-3 rounded-card border border-line p-4 sm:grid-cols-[1fr_1fr_6rem]"
    >
      <TextField
        id={`${id}-name`}
        label="What is measured"
        isRequired
        maxLength={maxLength}
        isFirst={isFirst}
        value={criterion.name}
        problem={missing(criterion.name)}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        id={`${id}-target`}
        label="Target"
        isRequired
        maxLength={maxLength}
        value={criterion.target}
        problem={missing(criterion.target)}
        onChange={(target) => onChange({ target })}
      />
      <TextField
        id={`${id}-unit`}
        label="Unit"
        isRequired={false}
        problem={undefined}
        value={criterion.unit}
        maxLength={unitCharacters}
        onChange={(unit) => onChange({ unit })}
      />
      <div className="sm:col-span-3">
        <TextField
          id={`${id}-source`}
          label="Source of the value"
          isRequired={false}
          maxLength={maxLength}
          problem={undefined}
          value={criterion.source}
          placeholder="A sensor, a report, a person"
          onChange={(source) => onChange({ source })}
        />
      </div>
      {onRemove && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Remove criterion ${number}`}
          onPress={onRemove}
          className="absolute! top-1.5 right-1.5"
        >
          <X aria-hidden className="size-4" />
        </Button>
      )}
    </div>
  );
}
