import { expect, test } from 'vitest';
import { defaultStages } from '#features/submissions/domain/stages.ts';
import { refusalOfDecision, type Decision } from './decision.ts';

const waiting = { stage: 'Pitch', contactEmail: 'noor@tribometrics.example', withdrawnAt: null };
const mail = { subject: 'About it', body: 'Hello {contactName}, {reason}' };
const decline: Decision = { stage: 'Declined', reason: 'Too early for us.', mail };
const barrier = (decision: Partial<Decision>, submission: Partial<typeof waiting> | object = {}) =>
  refusalOfDecision(
    { ...decline, ...decision },
    { ...waiting, ...submission },
    { stages: defaultStages, isFinished: false },
  )?.code ?? null;

test('a refusal with a reason can be sent, with a mail or without', () => {
  expect(barrier({})).toBeNull();
  expect(barrier({ mail: null })).toBeNull();
  expect(barrier({ reason: ' ' })).toBe('submission.reasonMissing');
});

test('a mail needs somebody to read it, and slots that can be filled', () => {
  expect(barrier({}, { contactEmail: null })).toBe('submission.noContact');
  expect(barrier({ mail: { ...mail, body: '{reasn}' } })).toBe('decision.unknownSlot');
});

test('what was moved by hand meanwhile can still be written about, but not decided twice', () => {
  expect(barrier({}, { stage: 'Declined' })).toBeNull();
  expect(barrier({ mail: null }, { stage: 'Declined' })).toBe('decision.nothingNew');
});

test('what was taken back, or has no such stage any more, is not decided', () => {
  expect(barrier({}, { withdrawnAt: '2026-01-01T00:00:00Z' })).toBe('submission.withdrawn');
  expect(barrier({ stage: 'Attic' })).toBe('submission.unknownStage');
});
