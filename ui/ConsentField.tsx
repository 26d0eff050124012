import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { fieldAriaProps, FieldProblem, OptionalMark } from './Field.tsx';

interface Props {
  readonly id: string;
  /** What is agreed to. */
  readonly label: ReactNode;
  readonly isRequired: boolean;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A box to tick beside what is agreed to. */
export function ConsentField(props: Props) {
  const { id, label, isRequired, hint, problem, isOn, onChange } = props;
  return (
    <div className="flex flex-col gap-1.5">
      <label
        className={clsx(
          'flex min-h-10 cursor-pointer items-start gap-2.5 rounded-control border bg-raised px-3 py-2 text-reading has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-accent sm:text-body',
          problem === undefined ? 'border-line-control' : 'border-bad',
        )}
      >
        <input
          {...fieldAriaProps(props)}
          type="checkbox"
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-0.5 size-4 shrink-0 cursor-pointer accent-accent outline-none"
        />
        <span className="min-w-0 break-words">
          {label}
          {!isRequired && <OptionalMark />}
        </span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-control text-ink-3">
          {hint}
        </p>
      )}
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}
