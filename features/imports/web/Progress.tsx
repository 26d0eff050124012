import { formatNumber } from '#core/domain/format.ts';
import type { ImportRecord } from '#features/imports/domain/import-record.ts';
import { formatRowCount, formatTimeLeft } from './import-labels.ts';

interface BarProps {
  readonly label: string;
  /** 0 to 1; null while unknown. */
  readonly share: number | null;
}

export function ProgressBar({ label, share }: BarProps) {
  const percent = share === null ? undefined : Math.round(share * 1000) / 10;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 w-full overflow-hidden rounded-full bg-line"
    >
      <div
        // Another key once the share is known, so that the bar does not run backwards.
        key={String(percent === undefined)}
        className={
          percent === undefined
            ? 'skeleton h-full w-1/3 rounded-full bg-accent'
            : 'h-full rounded-full bg-accent transition-[width] duration-1000 ease-linear'
        }
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}

/** "12,400 rows · 3,100 a second · about 2 min left". */
export function formatPace({ progress }: Pick<ImportRecord, 'progress'>): string {
  if (progress === null) return 'Beginning…';
  const { rows, rowsPerSecond, secondsLeft } = progress;
  return [
    formatRowCount(rows),
    rowsPerSecond !== null && `${formatNumber(Math.round(rowsPerSecond))} a second`,
    secondsLeft !== null && formatTimeLeft(secondsLeft),
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

/** Why it has not started yet. */
export const formatQueuePosition = (ahead: number): string =>
  ahead === 0
    ? 'It begins in a moment.'
    : `${ahead === 1 ? 'Another import' : `${ahead} other imports`} of the same kind ${ahead === 1 ? 'comes' : 'come'} first. This one begins by itself.`;

interface Props {
  readonly record: ImportRecord;
  readonly label: string;
}

/** Progress: a bar, and rows, rate and time left as text. */
export function Progress({ record, label }: Props) {
  const { state, progress, ahead } = record;
  if (state === 'waiting') {
    return <p className="text-control text-ink-2">{formatQueuePosition(ahead)}</p>;
  }
  return (
    <div className="space-y-2">
      <ProgressBar label={label} share={progress?.share ?? null} />
      <p className="text-control text-ink-2 tabular">
        {progress !== null && progress.share !== null && (
          <span className="font-medium text-ink">{Math.floor(progress.share * 100)}% · </span>
        )}
        {formatPace(record)}
      </p>
    </div>
  );
}
