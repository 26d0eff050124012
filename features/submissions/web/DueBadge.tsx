import { clsx } from 'clsx';
import {
  responseDeadlineOf,
  formatDeadline,
  type ResponseDeadline,
} from '#features/submissions/domain/response-deadline.ts';
import { exactTime } from '#ui/dates.tsx';

const looks: Record<ResponseDeadline['state'], string> = {
  'on time': 'text-ink-3',
  'due soon': 'text-ink-2',
  overdue: 'font-medium text-warn-ink',
};

/** Days until the response deadline, or overdue. Nothing without a deadline. */
export function DueBadge({ dueAt }: { readonly dueAt: string | null }) {
  if (dueAt === null) return null;
  const clock = responseDeadlineOf(dueAt, new Date());
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
