import { clsx } from 'clsx';
import {
  controlClasses,
  fieldAriaProps,
  FieldFrame,
  FieldProblem,
  OptionalMark,
} from './Field.tsx';

interface Option {
  readonly id: string;
  readonly label: string;
}

interface Props {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint?: string | undefined;
  readonly problem: string | undefined;
  readonly options: readonly Option[];
  /** The ids of the chosen ones. */
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Beyond as many options, one is chosen from a list that opens. */
const shownMost = 8;

const row =
  'relative flex min-h-10 cursor-pointer items-start gap-2.5 px-3 py-2 text-reading hover:bg-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent sm:text-body';

function OptionList(props: Props & { readonly type: 'radio' | 'checkbox' }) {
  const { id, label, isRequired, hint, problem, options, values, onChange, type } = props;
  const { 'aria-describedby': describedBy } = fieldAriaProps(props);
  const toggle = (option: Option, isChosen: boolean) => {
    const others = type === 'radio' ? [] : values.filter((value) => value !== option.id);
    onChange(isChosen ? [...others, option.id] : others);
  };
  return (
    <fieldset aria-describedby={describedBy} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 min-w-0 font-medium break-words">
        {label}
        {!isRequired && <OptionalMark />}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1.5 text-control text-ink-3">
          {hint}
        </p>
      )}
      <div
        className={clsx(
          'divide-y divide-line overflow-y-auto rounded-control border bg-raised',
          options.length > shownMost && 'max-h-80',
          problem === undefined ? 'border-line-control' : 'border-bad',
        )}
      >
        {options.map((option, place) => (
          <label key={option.id} className={row}>
            <input
              // The first one is what links to the field focus.
              id={place === 0 ? id : undefined}
              type={type}
              name={id}
              checked={values.includes(option.id)}
              aria-invalid={problem !== undefined}
              onChange={(event) => toggle(option, event.target.checked)}
              className="mt-0.5 size-4 shrink-0 cursor-pointer accent-accent outline-none"
            />
            <span className="min-w-0 break-words">{option.label}</span>
          </label>
        ))}
      </div>
      {type === 'radio' && !isRequired && values.length > 0 && (
        <button
          type="button"
          onClick={() => onChange([])}
          className="min-h-6 w-fit cursor-pointer text-control font-medium text-accent-ink hover:underline"
        >
          Clear<span className="sr-only"> {label}</span>
        </button>
      )}
      <FieldProblem id={id} problem={problem} />
    </fieldset>
  );
}

/** One of some options: all of them are shown, or a list that opens where they are many. */
export function ChoiceField(props: Props) {
  const { options, values, onChange, problem } = props;
  if (options.length <= shownMost) return <OptionList {...props} type="radio" />;
  return (
    <FieldFrame {...props}>
      <select
        {...fieldAriaProps(props)}
        value={values[0] ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? [] : [event.target.value])}
        className={clsx(controlClasses(problem), 'h-10')}
      >
        <option value="">Choose…</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Any number of some options. */
export const ChoicesField = (props: Props) => <OptionList {...props} type="checkbox" />;
