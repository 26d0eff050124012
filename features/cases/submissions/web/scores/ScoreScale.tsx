import type { KeyboardEvent } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import type { Criterion } from '#features/cases/submissions/domain/scores/scorecard.ts';

interface Props {
  readonly criterion: Criterion;
  readonly scale: number;
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  /** Its digit was typed. */
  readonly onType: (value: number) => void;
}

/** A score for one criterion: by click, arrow keys, or typing the digit. */
export function ScoreScale({ criterion, scale, value, onChange, onType }: Props) {
  const { id, name, guidance } = criterion;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^\d$/u.test(event.key)) return;
    const typed = event.key === '0' ? 10 : Number(event.key);
    if (typed > scale) return;
    event.preventDefault();
    onType(typed);
  };
  return (
    <div onKeyDown={onKeyDown} role="presentation" data-criterion={id}>
      <RadioGroup
        name={id}
        orientation="horizontal"
        value={value === null ? null : String(value)}
        onChange={(next) => onChange(Number(next))}
      >
        <Label className="text-control font-medium">{name}</Label>
        {guidance && (
          <Text slot="description" className="block text-small text-ink-3">
            {guidance}
          </Text>
        )}
        <div className="mt-1.5 flex rounded-control border border-line bg-sunken p-0.5">
          {Array.from({ length: scale }, (_, index) => String(index + 1)).map((step) => (
            <Radio
              key={step}
              value={step}
              className="grid h-7 flex-1 cursor-pointer relative place-items-center rounded-chip text-control font-medium text-ink-3 tabular transition-colors hover:text-ink data-[focus-visible]:outline-2 data-[focus-visible]:outline-accent data-[selected]:bg-accent data-[selected]:text-on-accent"
            >
              {step}
            </Radio>
          ))}
        </div>
      </RadioGroup>
    </div>
  );
}
