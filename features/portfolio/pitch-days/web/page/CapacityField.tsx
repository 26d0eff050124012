import { Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { NumberField } from 'react-aria-components/NumberField';
import { pitchDayLimits } from '#features/portfolio/pitch-days/domain/limits.ts';

interface Props {
  /** "Companies that Slewing bearings wants". */
  readonly label: string;
  readonly value: number;
  readonly isReadOnly: boolean;
  readonly onChange: (value: number) => void;
}

const step =
  'grid size-6 cursor-pointer place-items-center rounded-chip text-ink-2 hover:bg-hover data-[disabled]:cursor-default data-[disabled]:opacity-40';

/** How many the one side wants, or the other takes. */
export function CapacityField({ label, value, isReadOnly, onChange }: Props) {
  if (isReadOnly)
    return (
      <span className="text-control tabular">
        <span className="sr-only">{label}: </span>
        {value}
      </span>
    );
  return (
    <NumberField
      aria-label={label}
      value={value}
      minValue={0}
      maxValue={pitchDayLimits.capacityMost}
      onChange={(next) => {
        if (Number.isInteger(next) && next !== value) onChange(next);
      }}
      className="w-fit"
    >
      <Group className="flex items-center rounded-control border border-line-control bg-raised">
        <Button slot="decrement" className={step}>
          <Minus aria-hidden className="size-3" strokeWidth={2} />
        </Button>
        <Input className="h-6 w-6 bg-transparent text-center text-control tabular outline-none focus-visible:outline-2 focus-visible:outline-accent" />
        <Button slot="increment" className={step}>
          <Plus aria-hidden className="size-3" strokeWidth={2} />
        </Button>
      </Group>
    </NumberField>
  );
}
