import { CircleAlert } from 'lucide-react';

/** What went wrong. Its place is kept, for two lines: nothing moves when it appears. */
export function FormProblem({ problem }: { readonly problem: string | null }) {
  return (
    <div role="alert" className="min-h-16">
      {problem && (
        <p className="flex items-start gap-2 rounded-control bg-bad-soft px-3 py-2.5 text-bad-ink">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" />
          {problem}
        </p>
      )}
    </div>
  );
}
