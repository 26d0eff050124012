import { daysInStage } from '#features/cases/corporations/domain/response-deadline.ts';
import { exactTime } from '#ui/dates.tsx';

interface Props {
  readonly since: string;
  /** Beside the name of the stage: the days alone. */
  readonly isBare?: boolean;
}

/** How long a submission is in its stage, which its response deadline does not depend on. */
export function TimeInStage({ since, isBare = false }: Props) {
  const days = `${daysInStage(since, new Date())} d`;
  return (
    <time
      dateTime={since}
      title={`In this stage since ${exactTime(since)}`}
      className="text-small whitespace-nowrap text-ink-3 tabular"
    >
      {isBare ? days : `${days} in stage`}
    </time>
  );
}
