import { expect, test } from 'vitest';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
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

test('declining with a reason is allowed, with or without a mail', () => {
  expect(barrier({})).toBeNull();
  expect(barrier({ mail: null })).toBeNull();
  expect(barrier({ reason: ' ' })).toBe('submission.reasonMissing');
});

test('an email needs a contact address and only known slots', () => {
  expect(barrier({}, { contactEmail: null })).toBe('submission.noContact');
  expect(barrier({ mail: { ...mail, body: '{reasn}' } })).toBe('mail.unknownSlot');
});

test('a submission already moved by hand can still get its mail, but not the same stage again', () => {
  expect(barrier({}, { stage: 'Declined' })).toBeNull();
  expect(barrier({ mail: null }, { stage: 'Declined' })).toBe('decision.nothingNew');
});

test('a withdrawn submission or a missing stage is refused', () => {
  expect(barrier({}, { withdrawnAt: '2026-01-01T00:00:00Z' })).toBe('submission.withdrawn');
  expect(barrier({ stage: 'Attic' })).toBe('submission.unknownStage');
});
