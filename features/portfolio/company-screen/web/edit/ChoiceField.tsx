import { SelectField } from '#ui/SelectField.tsx';
import type { Option } from './form-options.ts';

/** Stands for an empty value, which a list of options cannot hold. */
const none = 'none';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly searchLabel: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What says that it is not known. Without it, one has to be chosen. */
  readonly empty?: string;
  readonly problem?: string | undefined;
}

/** A value of a long list, found by typing. */
export function ChoiceField({ empty, problem, value, onChange, options, ...rest }: Props) {
  const { id } = rest;
  const problemId = `${id}-problem`;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <SelectField
        label={rest.label}
        searchLabel={rest.searchLabel}
        options={empty === undefined ? options : [{ value: none, label: empty }, ...options]}
        value={value === '' && empty !== undefined ? none : value || null}
        placeholder="Choose"
        onChange={(next) => onChange(next === none ? '' : next)}
        inForm={{ id, 'aria-describedby': problem === undefined ? undefined : problemId }}
      />
      {problem !== undefined && (
        <p id={problemId} className="text-control text-bad-ink">
          {problem}
        </p>
      )}
    </div>
  );
}
