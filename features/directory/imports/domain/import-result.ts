import { formatNumber, pluralize } from '#core/domain/format.ts';

interface Done {
  readonly fileName: string;
  /** The action that ended. */
  readonly state: 'checking' | 'running' | 'undoing';
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly rejected: number;
  /** Why it stopped; null: it did not. */
  readonly problem: string | null;
  readonly preview: { readonly counts: { readonly rejected: number } } | null;
}

const words = {
  checking: ['Checked', 'be checked'],
  running: ['Imported', 'be imported'],
  undoing: ['Undid the import of', 'be undone'],
} as const;

/** "1,204 new, 33 updated, 12 skipped"; zeros are omitted. */
export function formatCounts({
  created,
  updated,
  unchanged,
  rejected,
}: Pick<Done, 'created' | 'updated' | 'unchanged' | 'rejected'>): string {
  const parts = [
    [created, 'new'],
    [updated, 'updated'],
    [unchanged, 'unchanged'],
    [rejected, 'skipped'],
  ] as const;
  const said = parts.filter(([count]) => count > 0);
  if (said.length === 0) return 'The file has no rows.';
  return said.map(([count, word]) => `${formatNumber(count, 'en')} ${word}`).join(', ');
}

/** Notification for the user who started it. */
export function importResultMessage(done: Done): { title: string; body: string | null } {
  const { fileName, state, problem, preview } = done;
  const [did, not] = words[state];
  if (problem !== null) return { title: `${fileName} could not ${not}`, body: problem };
  if (state === 'running') return { title: `${did} ${fileName}`, body: formatCounts(done) };
  const refused = preview?.counts.rejected ?? 0;
  const body =
    state === 'checking' && refused > 0
      ? `${pluralize(refused, 'row', 'rows', 'en')} will be skipped.`
      : null;
  return { title: `${did} ${fileName}`, body };
}
