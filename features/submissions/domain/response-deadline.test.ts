import fc from 'fast-check';
import { expect, test } from 'vitest';
import { responseDeadlineOf, formatDeadline, dueAt, promisedDaysOf } from './response-deadline.ts';
import { defaultStages } from './stages.ts';

const waiting = { stage: 'New', stageSince: '2026-03-20T09:00:00.000Z', withdrawnAt: null };
const open = { isFinished: false };
const due = '2026-04-03T09:00:00.000Z';
const at = (moment: string) => responseDeadlineOf(due, new Date(moment));

test('an answer is due as many days after the stage began as the stage promises', () => {
  expect(dueAt(waiting, defaultStages, open)).toBe(due);
});

test('the clock means the same in every zone, and over a change of the hour', () => {
  // Clocks go forward in Europe on 29 March 2026: the promise is still 14 times 24 hours.
  const local = { ...waiting, stageSince: '2026-03-20T10:00:00.000+01:00' };
  expect(dueAt(local, defaultStages, open)).toBe(due);
});

test('it rests once taken back or finished, and where nothing is promised', () => {
  const withdrawn = { ...waiting, withdrawnAt: '2026-03-21T00:00:00.000Z' };
  expect(dueAt(withdrawn, defaultStages, open)).toBeNull();
  expect(dueAt(waiting, defaultStages, { isFinished: true })).toBeNull();
  for (const stage of ['Selected', 'Declined', 'A stage that is no more']) {
    expect(dueAt({ ...waiting, stage }, defaultStages, open)).toBeNull();
  }
});

test('a refusal ends the clock, whatever a corporation promised for it', () => {
  expect(promisedDaysOf([{ name: 'No', isRefusal: true, promiseDays: 3 }], 'No')).toBeNull();
});

test('begun days count, on both sides of the moment', () => {
  expect(at('2026-03-30T08:59:59.000Z')).toEqual({ state: 'on time', days: 5 });
  expect(at('2026-03-30T09:00:00.000Z')).toEqual({ state: 'on time', days: 4 });
  expect(at('2026-03-30T09:00:00.001Z')).toEqual({ state: 'on time', days: 4 });
  expect(at('2026-03-31T09:00:00.000Z')).toEqual({ state: 'due soon', days: 3 });
  expect(at('2026-04-03T08:59:59.999Z')).toEqual({ state: 'due soon', days: 1 });
  expect(at(due)).toEqual({ state: 'due soon', days: 0 });
  expect(at('2026-04-03T09:00:00.001Z')).toEqual({ state: 'overdue', days: 1 });
  expect(at('2026-04-06T08:00:00.000Z')).toEqual({ state: 'overdue', days: 3 });
});

test('it is said in a few characters', () => {
  expect(formatDeadline(at('2026-03-26T10:00:00.000Z'))).toBe('8 d left');
  expect(formatDeadline(at('2026-04-06T08:00:00.000Z'))).toBe('3 d over');
});

test('time only ever runs one way: on time, then due soon, then overdue', () => {
  const order = ['on time', 'due soon', 'overdue'];
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [earlier, later] = one <= other ? [one, other] : [other, one];
      expect(order.indexOf(responseDeadlineOf(due, earlier).state)).toBeLessThanOrEqual(
        order.indexOf(responseDeadlineOf(due, later).state),
      );
    }),
  );
});
