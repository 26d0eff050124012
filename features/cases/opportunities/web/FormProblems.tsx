import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { pluralize } from '#core/domain/format.ts';
import { ProblemLinks } from '#ui/ProblemLinks.tsx';
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
      <p className="flex items-center gap-2 font-medium text-bad-ink">
        <TriangleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        {error ?? `Please fix ${pluralize(wrong.length, 'field', 'fields')}.`}
      </p>
      <ProblemLinks
        problems={wrong.map((field) => ({
          id: fieldId(field),
          label: formFieldLabels[field],
          problem: problems[field],
        }))}
      />
    </div>
  );
}
