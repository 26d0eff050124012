import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cycle } from '#features/cases/corporations/domain/cycle.ts';
import * as endpoints from '#features/cases/corporations/domain/endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { MomentField } from '#core/web/deadlines/MomentField.tsx';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';

interface Props {
  readonly corporationId: string;
  /** In which its dates are meant. */
  readonly timeZone: string;
  readonly onOpened: (id: string) => void;
  readonly onCancel: () => void;
}

interface Typed {
  readonly name: string;
  readonly start: string | null;
  readonly end: string | null;
}

type Problems = Partial<Record<keyof Typed, string>>;

function problemsOf({ name, start, end }: Typed): Problems {
  return {
    ...(name.trim() === '' && { name: 'Enter a name, such as “Autumn 2026”.' }),
    ...(name.trim().length > limits.nameCharacters && {
      name: `A name has at most ${limits.nameCharacters} characters.`,
    }),
    ...(start === null && { start: 'Choose the first day.' }),
    ...(end === null && { end: 'Choose the last day.' }),
    ...(start !== null &&
      end !== null &&
      Date.parse(end) <= Date.parse(start) && { end: 'It must close after it opens.' }),
  };
}

/** Creates a scouting cycle without leaving the form. */
export function NewCycle({ corporationId, timeZone, onOpened, onCancel }: Props) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Typed>({ name: '', start: null, end: null });
  const [problems, setProblems] = useState<Problems>({});
  const addOnce = useCallOnce(endpoints.addCycle);
  const params = { id: corporationId };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      addOnce({
        params,
        body: {
          name: typed.name,
          startDate: typed.start ?? '',
          endDate: typed.end ?? '',
        },
      }),
    onSuccess: (cycle) => {
      if (!cycle) return;
      client.setQueryData<Cycle[]>(queryKeyOf(endpoints.cycles, { params }), (cycles) => [
        cycle,
        ...(cycles ?? []),
      ]);
      void client.invalidateQueries({ queryKey: queryKeyOf(endpoints.cycles) });
      onOpened(String(cycle.id));
    },
  });
  const change = (some: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...some }));
    setProblems({});
  };
  function open(): void {
    const newProblems = problemsOf(typed);
    setProblems(newProblems);
    if (Object.keys(newProblems).length === 0) mutate();
  }
  const parts = (field: keyof Typed, label: string) => ({
    id: `cycle-${field}`,
    label,
    isRequired: true,
    problem: problems[field],
  });
  return (
    <fieldset className="mt-3 space-y-3 rounded-card border border-line bg-sunken p-4">
      <legend className="sr-only">New scouting cycle</legend>
      <TextField
        {...parts('name', 'Name of the cycle')}
        value={typed.name}
        maxLength={limits.nameCharacters}
        onChange={(name) => change({ name })}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <MomentField
          {...parts('start', 'First day')}
          edge="start"
          timeZone={timeZone}
          value={typed.start}
          onChange={(start) => change({ start })}
        />
        <MomentField
          {...parts('end', 'Last day')}
          edge="end"
          timeZone={timeZone}
          value={typed.end}
          onChange={(end) => change({ end })}
        />
      </div>
      <ErrorText className="text-small">{error?.message}</ErrorText>
      <div className="flex gap-2">
        <Button onPress={open} isDisabled={isPending}>
          {isPending ? 'Opening…' : 'Open the cycle'}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
