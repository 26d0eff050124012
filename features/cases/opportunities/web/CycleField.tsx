import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as endpoints from '#features/cases/corporations/domain/endpoints.ts';
import { deadlineSpan } from '#core/web/deadlines/DeadlineText.tsx';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { fieldAriaProps, FieldFrame } from '#ui/Field.tsx';
import { useMayForCorporation } from './use-may-for-corporation.ts';
import { NewCycle } from './NewCycle.tsx';

const newCycle = 'new';

interface Props {
  readonly id: string;
  readonly corporationId: string | null;
  /** The corporation's. */
  readonly timeZone: string;
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly problem: string | undefined;
}

/** Selects a scouting cycle of the corporation, or creates one. */
export function CycleField({ id, corporationId, timeZone, value, onChange, problem }: Props) {
  const [isOpening, setIsOpening] = useState(false);
  const { data: cycles, error } = useQuery({
    ...queryOptionsOf(endpoints.cycles, { params: { id: corporationId ?? '' } }),
    enabled: corporationId !== null,
  });
  const selection = cycles?.find((cycle) => cycle.id === value);
  const mayOpen = useMayForCorporation('openCycle', corporationId);
  const options = [
    ...(cycles ?? []).map((cycle) => ({
      value: cycle.id,
      label: cycle.name,
      about: deadlineSpan(cycle.startDate, cycle.endDate, cycle.timeZone) || 'Without dates',
    })),
    ...(mayOpen ? [{ value: newCycle, label: 'New cycle…' }] : []),
  ];
  const parts = {
    id,
    label: 'Scouting cycle',
    isRequired: true,
    hint: selection && deadlineSpan(selection.startDate, selection.endDate, selection.timeZone),
    problem: problem ?? error?.message,
  };
  return (
    <div>
      <FieldFrame {...parts}>
        {corporationId === null ? (
          <p className="flex h-10 items-center text-ink-3">Choose the corporation first.</p>
        ) : (
          <SelectField
            label={parts.label}
            isLabelHidden
            inForm={fieldAriaProps(parts)}
            options={options}
            value={isOpening ? newCycle : (selection?.id ?? null)}
            placeholder={cycles ? 'Choose a cycle' : 'Loading…'}
            onChange={(next) => {
              setIsOpening(next === newCycle);
              if (next !== newCycle) onChange(next);
            }}
          />
        )}
      </FieldFrame>
      {isOpening && corporationId !== null && (
        <NewCycle
          corporationId={corporationId}
          timeZone={timeZone}
          onOpened={(cycle) => {
            setIsOpening(false);
            onChange(cycle);
          }}
          onCancel={() => setIsOpening(false)}
        />
      )}
    </div>
  );
}
