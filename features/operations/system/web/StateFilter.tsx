import { SegmentedControl } from '#ui/SegmentedControl.tsx';

interface Props<State extends string> {
  readonly label: string;
  readonly states: readonly { readonly value: State; readonly label: string }[];
  readonly value: State | undefined;
  readonly onChange: (state: State | undefined) => void;
}

/** Filters a list by one state, or shows all. */
export function StateFilter<State extends string>({
  label,
  states,
  value,
  onChange,
}: Props<State>) {
  return (
    <div className="mt-5 mb-4 flex overflow-x-auto whitespace-nowrap">
      <SegmentedControl
        label={label}
        options={[{ value: 'all', label: 'All' }, ...states]}
        value={value ?? 'all'}
        onChange={(next) => onChange(next === 'all' ? undefined : (next as State))}
      />
    </div>
  );
}
