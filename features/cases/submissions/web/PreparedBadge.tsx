import { clsx } from 'clsx';
import { MailCheck } from 'lucide-react';
import type { SubmissionRow } from '#features/cases/submissions/domain/submission.ts';

interface Props extends Pick<SubmissionRow, 'decision'> {
  /** Icon only, for narrow places. */
  readonly isBare?: boolean;
}

/** Marks a prepared decision; shown only to those who may decide. */
export function PreparedBadge({ decision, isBare = false }: Props) {
  if (!decision) return null;
  const words = `${decision.stage} prepared`;
  return (
    <span
      title={words}
      className="flex min-w-0 items-center gap-1 text-small font-medium text-accent-ink"
    >
      <MailCheck aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
      <span className={clsx('truncate', isBare && 'sr-only')}>{words}</span>
    </span>
  );
}
