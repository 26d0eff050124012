import { pluralize } from '#core/domain/format.ts';
import type { ImportState } from '#features/directory/imports/domain/import.ts';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import type { Tone } from '#ui/Tag.tsx';

/** Label and colour of each state. */
export const importStateLabels: Readonly<Record<ImportState, { word: string; tone: Tone }>> = {
  draft: { word: 'Draft', tone: 'neutral' },
  checking: { word: 'Checking', tone: 'accent' },
  waiting: { word: 'Waiting', tone: 'warn' },
  running: { word: 'Running', tone: 'accent' },
  done: { word: 'Done', tone: 'good' },
  failed: { word: 'Failed', tone: 'bad' },
  cancelled: { word: 'Stopped', tone: 'warn' },
  undoing: { word: 'Undoing', tone: 'accent' },
  undone: { word: 'Undone', tone: 'neutral' },
};

/** "1 company", "1,204 companies". */
export const formatRecordCount = (count: number, { singular, of }: ImportTarget): string =>
  pluralize(count, singular, of);

export const formatRowCount = (count: number): string => pluralize(count, 'row', 'rows');

const minute = 60;
const hour = 60 * minute;

/** "about 2 min left", rounded. */
export function formatTimeLeft(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < minute) return `about ${Math.ceil(seconds / 5) * 5} s left`;
  if (seconds < hour) return `about ${Math.round(seconds / minute)} min left`;
  const hours = Math.floor(seconds / hour);
  return `about ${hours} h ${Math.round((seconds % hour) / minute)} min left`;
}
