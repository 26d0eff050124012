import { expect, test } from 'vitest';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { refusalOfMove } from './moves.ts';

const context = { stages: defaultStages, isFinished: false };

test('moving to an existing stage needs nothing more', () => {
  expect(refusalOfMove({ stage: 'Shortlist' }, context)).toBeNull();
});

test('declining needs a reason that is not blank', () => {
  expect(refusalOfMove({ stage: 'Declined' }, context)?.code).toBe('submission.reasonMissing');
  expect(refusalOfMove({ stage: 'Declined', reason: ' \n' }, context)?.code).toBe(
    'submission.reasonMissing',
  );
  expect(refusalOfMove({ stage: 'Declined', reason: 'Too early for us.' }, context)).toBeNull();
});

test('an unknown stage is named in the refusal, and nothing moves in a finished opportunity', () => {
  expect(refusalOfMove({ stage: 'Attic' }, context)?.message).toBe('There is no stage “Attic”.');
  expect(refusalOfMove({ stage: 'Pitch' }, { ...context, isFinished: true })?.code).toBe(
    'opportunity.finished',
  );
});
