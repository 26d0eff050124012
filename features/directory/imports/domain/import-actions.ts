import { importRefusals } from './refusals.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import type { ImportState } from './import.ts';

const over = ['done', 'failed', 'cancelled'] as const satisfies readonly ImportState[];

interface ActionRule {
  /** States in which it is allowed. */
  readonly from: readonly ImportState[];
  /** The resulting state; null: unchanged. */
  readonly to: ImportState | null;
  /** Ends "so it cannot be …". */
  readonly word: string;
}

/** Actions on an import, and the states that allow them. */
export const importActions = {
  settle: { from: ['draft'], to: null, word: 'changed' },
  dryRun: { from: ['draft'], to: 'checking', word: 'checked' },
  start: { from: ['draft'], to: 'waiting', word: 'started' },
  // The worker stops when it sees the request, and then sets the state.
  cancel: { from: ['checking', 'waiting', 'running'], to: null, word: 'stopped' },
  resume: { from: ['failed', 'cancelled'], to: 'waiting', word: 'resumed' },
  undo: { from: over, to: 'undoing', word: 'undone' },
  remove: { from: ['draft', 'undone', ...over], to: null, word: 'removed' },
} as const satisfies Record<string, ActionRule>;

export type ImportAction = keyof typeof importActions;

/** Ends "This import …". */
const stateDescriptions: Readonly<Record<ImportState, string>> = {
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

export const canPerform = (act: ImportAction, state: ImportState): boolean =>
  (importActions[act].from as readonly ImportState[]).includes(state);

/** Why an action is not allowed now; null when it is. */
export const refusalOfAction = (act: ImportAction, state: ImportState): Refusal | null =>
  canPerform(act, state)
    ? null
    : refuse(importRefusals['import.state'], {
        standing: stateDescriptions[state],
        act: importActions[act].word,
      });

/** States in which a worker processes it, or will. */
export const inProgressStates = [
  'checking',
  'waiting',
  'running',
  'undoing',
] as const satisfies readonly ImportState[];

export const isInProgress = (state: ImportState): boolean =>
  (inProgressStates as readonly ImportState[]).includes(state);
