import { MailCheck } from 'lucide-react';
import type { SubmissionRow } from '#domain/submissions/submission.ts';

/** That a decision waits to be sent: only those who decide are told. */
export function PreparedMark({ decision }: Pick<SubmissionRow, 'decision'>) {
  if (!decision) return null;
  return (
    <span className="flex items-center gap-1 text-meta font-medium text-accent-ink">
      <MailCheck aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
      <span className="truncate">{decision.stage} prepared</span>
    </span>
  );
}
