import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formFields, formFieldLabels, type Problems } from './form-values.ts';
import { fieldId } from './OpportunityFields.tsx';

interface Props {
  readonly problems: Problems;
  /** An error of the whole form. */
  readonly error: string | null;
  /** The number of attempts to save; each failed one focuses this summary. */
  readonly attempt: number;
}

/** An error summary with links to the fields. */
export function FormProblems({ problems, error, attempt }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const wrong = formFields.filter((field) => problems[field] !== undefined);
  const isShown = wrong.length > 0 || error !== null;
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt, isShown]);
  if (!isShown) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-7 scroll-mt-20 rounded-card border border-bad bg-bad-soft px-4 py-3 text-control"
    >
      <p className="flex items-center gap-2 font-medium text-bad">
        <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        {error ??
          (wrong.length === 1
            ? 'One thing is not right yet. Nothing is lost.'
            : `${wrong.length} things are not right yet. Nothing is lost.`)}
      </p>
      {wrong.length > 0 && (
        <ul className="mt-1.5 space-y-0.5 pl-6">
          {wrong.map((field) => (
            <li key={field}>
              <button
                type="button"
                onClick={() => document.getElementById(fieldId(field))?.focus()}
                className="min-h-6 cursor-pointer text-left underline underline-offset-2"
              >
                {formFieldLabels[field]}
              </button>
              : {problems[field]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
