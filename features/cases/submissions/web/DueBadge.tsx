import { clsx } from 'clsx';
import {
  responseDeadlineOf,
  formatDeadline,
  type ResponseDeadline,
} from '#features/cases/corporations/domain/response-deadline.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { exactTime } from '#ui/dates.tsx';

const looks: Record<ResponseDeadline['state'], string> = {
  'on time': 'text-ink-3',
  'due soon': 'text-ink-2',
  overdue: 'font-medium text-warn-ink',
};

interface Props {
  readonly of: Pick<Submission, 'dueAt' | 'dueInDays'>;
}

/** Days until the response deadline, or overdue. Nothing without a deadline. */
export function DueBadge({ of: { dueAt, dueInDays } }: Props) {
  if (dueAt === null || dueInDays === null) return null;
  const clock = responseDeadlineOf({ dueAt, dueInDays }, new Date());
  return (
    <time
      dateTime={dueAt}
      title={`Reply promised by ${exactTime(dueAt)}`}
      className={clsx('whitespace-nowrap tabular', looks[clock.state])}
    >
      {formatDeadline(clock)}
    </time>
  );
}
