import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stageChangeOf } from './stage-changes.ts';
import {
  movedStage,
  stageEditOf,
  stagesDraftOf,
  submissionsIn,
  targetsOf,
  withoutStage,
  type StageEdit,
} from './stage-editing.ts';
import type { CorporationSettings } from './settings.ts';

const stages = [
  { name: 'New', submissions: 3, mail: null },
  { name: 'Screening', submissions: 5, mail: null },
  { name: 'Pitch', submissions: 0, mail: null },
  { name: 'Selected', submissions: 2, mail: null },
  { name: 'Declined', submissions: 4, isRefusal: true, mail: null },
  { name: 'Duplicate', submissions: 1, isRefusal: true, mail: null },
];
const settings = { stages } as unknown as CorporationSettings;
const counts = new Map(stages.map(({ name, submissions }) => [name, submissions]));
const total = (edit: StageEdit) =>
  edit.stages.reduce((sum, stage) => sum + submissionsIn(edit, stage), 0);

interface Step {
  readonly kind: 'move' | 'remove' | 'rename';
  readonly of: number;
  readonly to: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('move' as const, 'remove' as const, 'rename' as const),
  of: fc.nat(9),
  to: fc.nat(9),
});

function take(edit: StageEdit, { kind, of, to }: Step): StageEdit {
  const stage = edit.stages[of % edit.stages.length];
  if (!stage) return edit;
  if (kind === 'move') return movedStage(edit, stage.key, edit.stages[to]?.key ?? null);
  if (kind === 'rename') {
    const name = `Stage ${of} ${to} ${edit.stages.length}`;
    const isFree = edit.stages.every((other) => other.name !== name);
    const renamed = edit.stages.map((one) => (one === stage && isFree ? { ...one, name } : one));
    return { ...edit, stages: renamed };
  }
  const targets = targetsOf(edit, stage);
  const target = targets[to % Math.max(1, targets.length)];
  return target ? withoutStage(edit, stage.key, target.key) : edit;
}

test('whatever is edited, no submission is lost, and each goes where the list says', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      const edit = steps.reduce(take, stageEditOf(settings));
      expect(total(edit)).toBe(total(stageEditOf(settings)));
      const change = stageChangeOf(stagesDraftOf(edit), stages, counts);
      const [first] = edit.stages;
      if (first?.isRefusal) {
        expect(change).toMatchObject({ refusal: { code: 'stage.firstRefuses' } });
        return;
      }
      if ('refusal' in change) throw new Error(change.refusal.message);
      // Where each stage's submissions are afterwards, as the server moves them.
      const after = new Map<string, number>();
      for (const [name, count] of counts) {
        const to = change.relocations.find(({ from }) => from === name)?.to ?? name;
        after.set(to, (after.get(to) ?? 0) + count);
      }
      for (const stage of edit.stages) {
        expect(after.get(stage.name) ?? 0).toBe(submissionsIn(edit, stage));
      }
    }),
    { numRuns: 60 },
  );
});
