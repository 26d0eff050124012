import { focusField } from './focus-field.ts';

interface Props {
  readonly problems: readonly {
    /** The id of the field's element. */
    readonly id: string;
    readonly label: string;
    readonly problem: string | undefined;
  }[];
}

/** What is wrong in a form, field by field; each leads to its field. */
export function ProblemLinks({ problems }: Props) {
  if (problems.length === 0) return null;
  return (
    <ul className="mt-1.5 space-y-0.5 pl-6">
      {problems.map(({ id, label, problem }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => focusField(id)}
            className="min-h-6 cursor-pointer text-left underline underline-offset-2"
          >
            {label}
          </button>
          : {problem}
        </li>
      ))}
    </ul>
  );
}
