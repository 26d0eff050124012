import { expect, test } from 'vitest';
import { refusalText } from '#core/domain/refusals.ts';
import {
  canPerform,
  importActions,
  isInProgress,
  refusalOfAction,
  type ImportAction,
} from './import-actions.ts';
import type { ImportState } from './import.ts';
import { importRefusals } from './refusals.ts';

const standing: Readonly<Record<ImportState, string>> = {
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
const states = Object.keys(standing) as ImportState[];

test.each<[ImportAction, string, ImportState[]]>([
  ['settle', 'changed', ['draft']],
  ['dryRun', 'checked', ['draft']],
  ['start', 'started', ['draft']],
  ['cancel', 'stopped', ['checking', 'waiting', 'running']],
  ['resume', 'resumed', ['failed', 'cancelled']],
  ['undo', 'undone', ['done', 'failed', 'cancelled']],
  ['remove', 'removed', ['draft', 'done', 'failed', 'cancelled', 'undone']],
])(
  'to %s is possible in its states, and refused with the reason in others',
  (action, act, from) => {
    expect(states.filter((state) => canPerform(action, state))).toEqual(from);
    for (const state of states) {
      const words = { standing: standing[state], act };
      expect(refusalOfAction(action, state)?.message ?? null).toBe(
        from.includes(state) ? null : refusalText(importRefusals['import.state'], words),
      );
    }
  },
);

test('a worker has to do with an import that is checked, waits, runs or is undone', () => {
  expect(states.filter(isInProgress)).toEqual(['checking', 'waiting', 'running', 'undoing']);
  expect([importActions.start.to, importActions.undo.to]).toEqual(['waiting', 'undoing']);
});
