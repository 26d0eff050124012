import { formatNumber, plural } from '#core/domain/format.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { formatRowCount, formatTimeLeft } from './import-labels.ts';

/** "12,400 rows · 3,100 a second · about 2 min left". */
export function formatPace({ progress }: Pick<ImportRecord, 'progress'>): string {
  if (progress === null) return 'Starting…';
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
    ? 'Starts in a moment.'
    : `${plural(ahead, 'Another import', `${ahead} other imports`)} of the same kind ${plural(ahead, 'comes', 'come')} first. This one begins by itself.`;

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
