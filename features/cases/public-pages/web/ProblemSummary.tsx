import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ProblemLinks } from '#ui/ProblemLinks.tsx';
import type { FormProblem } from './form-problems.ts';

export interface FormError {
  /** The error message of the whole form. */
  readonly message: string;
  readonly problems: readonly FormProblem[];
}

interface Props {
  readonly formError: FormError;
  /** The label of a field. */
  readonly labelOf: (field: FormProblem['field']) => string;
}

/** Why the form was not submitted. Takes the focus and links to the invalid fields. */
export function ProblemSummary({ formError, labelOf }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [formError]);
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-6 rounded-control bg-bad-soft px-4 py-3 text-bad-ink"
    >
      <p className="flex items-start gap-2 font-medium">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
        {formError.message}
      </p>
      <ProblemLinks
        problems={formError.problems.map(({ field, problem }) => ({
          id: field,
          label: labelOf(field),
          problem,
        }))}
      />
    </div>
  );
}
