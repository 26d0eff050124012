import { CheckboxField } from '#ui/CheckboxField.tsx';
import type { BallotOption } from './use-ballot.ts';

interface Props {
  readonly label: string;
  readonly options: readonly BallotOption[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (choice: ReadonlySet<string>) => void;
}

/** A list to choose from, with all of it at once. */
export function BallotField({ label, options, chosen, onChange }: Props) {
  const isAll = options.every(({ id }) => chosen.has(id));
  return (
    <fieldset className="space-y-1.5">
      <legend className="flex w-full items-center justify-between gap-3 font-medium">
        <span>
          {label}{' '}
          <span className="font-normal text-ink-3 tabular">
            {options.filter(({ id }) => chosen.has(id)).length} of {options.length}
          </span>
        </span>
        <button
          type="button"
          className="min-h-6 min-w-6 cursor-pointer text-control font-normal text-accent-ink hover:underline"
          onClick={() => onChange(new Set(isAll ? [] : options.map(({ id }) => id)))}
        >
          {isAll ? 'None' : 'All'}
        </button>
      </legend>
      <ul className="max-h-56 overflow-y-auto rounded-control border border-line bg-surface px-3 py-1.5">
        {options.map(({ id, name, about }) => (
          <li key={id} className="py-0.5">
            <CheckboxField
              isSelected={chosen.has(id)}
              onChange={(isSelected) => {
                const next = new Set(chosen);
                if (isSelected) next.add(id);
                else next.delete(id);
                onChange(next);
              }}
            >
              <span className="wrap-anywhere">
                {name} <span className="font-normal text-ink-3">{about}</span>
              </span>
            </CheckboxField>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
