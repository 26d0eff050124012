import { refuse, type Refusal } from '#core/domain/refusals.ts';
import type { ImportState } from './import.ts';

const over = ['done', 'failed', 'cancelled'] as const satisfies readonly ImportState[];

interface Act {
  /** In which states it can be done. */
  readonly from: readonly ImportState[];
  /** What the import is then; null: what it was. */
  readonly to: ImportState | null;
  /** Ends "so it cannot be …". */
  readonly word: string;
}

/** What can be done to an import, and when. */
export const importActs = {
  settle: { from: ['draft'], to: null, word: 'changed' },
  rehearse: { from: ['draft'], to: 'checking', word: 'checked' },
  start: { from: ['draft'], to: 'waiting', word: 'started' },
  // Whoever works on it stops when they see that it is wanted, and says then what it is.
  cancel: { from: ['checking', 'waiting', 'running'], to: null, word: 'stopped' },
  resume: { from: ['failed', 'cancelled'], to: 'waiting', word: 'resumed' },
  undo: { from: over, to: 'undoing', word: 'undone' },
  remove: { from: ['draft', 'undone', ...over], to: null, word: 'removed' },
} as const satisfies Record<string, Act>;

export type ImportAct = keyof typeof importActs;

/** Ends "This import …". */
const standings: Readonly<Record<ImportState, string>> = {
  draft: 'has not begun',
  checking: 'is being checked',
  waiting: 'waits for its turn',
  running: 'is running',
  done: 'is done',
  failed: 'stopped on the way',
  cancelled: 'was stopped',
  undoing: 'is being undone',
  undone: 'was undone',
};

export const canBeDone = (act: ImportAct, state: ImportState): boolean =>
  (importActs[act].from as readonly ImportState[]).includes(state);

/** Why an act is not possible now; null when it is. */
export const refusalOfAct = (act: ImportAct, state: ImportState): Refusal | null =>
  canBeDone(act, state)
    ? null
    : refuse('import.state', { standing: standings[state], act: importActs[act].word });

/** States in which somebody works on it, or will. */
export const workStates = [
  'checking',
  'waiting',
  'running',
  'undoing',
] as const satisfies readonly ImportState[];

export const isAtWork = (state: ImportState): boolean =>
  (workStates as readonly ImportState[]).includes(state);
