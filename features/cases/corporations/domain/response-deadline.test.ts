import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysUntil } from '#core/domain/days-left.ts';
import {
  daysInStage,
  dueAt,
  formatDeadline,
  promisedDays,
  responseDeadlineOf,
} from './response-deadline.ts';
import { defaultStages } from './stages.ts';

const waiting = { stage: 'New', createdAt: '2026-03-20T09:00:00.000Z', withdrawnAt: null };
const open = { isFinished: false };
const due = '2026-04-03T09:00:00.000Z';
const at = (moment: string | Date) => {
  const now = new Date(moment);
  const dueInDays = daysUntil(due, 'Europe/Stockholm', now);
  return responseDeadlineOf({ dueAt: due, dueInDays }, now);
};

test('a response is due the promised number of days after the submission', () => {
  expect(dueAt(waiting, defaultStages, open)).toBe(due);
});

test('a move to another stage does not extend the deadline, whatever that stage names', () => {
  for (const stage of ['Screening', 'Shortlist', 'Pitch']) {
    expect(dueAt({ ...waiting, stage }, defaultStages, open)).toBe(due);
  }
});

test('the time in a stage is counted in whole days', () => {
  const now = new Date('2026-03-22T08:00:00.000Z');
  expect(daysInStage('2026-03-20T09:00:00.000Z', now)).toBe(1);
  expect(daysInStage('2026-03-20T08:00:00.000Z', now)).toBe(2);
  expect(daysInStage('2026-03-22T08:00:01.000Z', now)).toBe(0);
});

test('the deadline is the same in every time zone and across a change to summer time', () => {
  // Clocks go forward in Europe on 29 March 2026: the deadline is still 14 times 24 hours later.
  const local = { ...waiting, createdAt: '2026-03-20T10:00:00.000+01:00' };
  expect(dueAt(local, defaultStages, open)).toBe(due);
});

test('there is no deadline once withdrawn or finished, or where nothing is promised', () => {
  const withdrawn = { ...waiting, withdrawnAt: '2026-03-21T00:00:00.000Z' };
  expect(dueAt(withdrawn, defaultStages, open)).toBeNull();
  expect(dueAt(waiting, defaultStages, { isFinished: true })).toBeNull();
  for (const stage of ['Selected', 'Declined', 'A stage that is no more']) {
    expect(dueAt({ ...waiting, stage }, defaultStages, open)).toBeNull();
  }
});

test('a refusal stage has no deadline, even if one is configured', () => {
  const stages = [...defaultStages, { name: 'No', isRefusal: true, promiseDays: 3 }];
  expect(dueAt({ ...waiting, stage: 'No' }, stages, open)).toBeNull();
});

test('nothing is promised where the first stage names no days', () => {
  const stages = [{ name: 'Inbox' }, { name: 'New', promiseDays: 3 }];
  expect(promisedDays(stages)).toBeNull();
  expect(dueAt(waiting, stages, open)).toBeNull();
});

test('days are those that the server counted, and overdue is whoever is past the hour', () => {
  expect(at('2026-03-30T09:00:00.000Z')).toEqual({ state: 'on time', days: 4 });
  expect(at('2026-03-31T09:00:00.000Z')).toEqual({ state: 'due soon', days: 3 });
  expect(at('2026-04-02T23:00:00.000Z')).toEqual({ state: 'due soon', days: 0 });
  expect(at(due)).toEqual({ state: 'due soon', days: 0 });
  expect(at('2026-04-03T09:00:00.001Z')).toEqual({ state: 'overdue', days: 0 });
  expect(at('2026-04-06T08:00:00.000Z')).toEqual({ state: 'overdue', days: 3 });
});

test('a deadline is formatted in a few characters', () => {
  expect(formatDeadline(at('2026-03-26T10:00:00.000Z'))).toBe('8 d left');
  expect(formatDeadline(at('2026-04-03T08:00:00.000Z'))).toBe('Due today');
  expect(formatDeadline(at('2026-04-03T10:00:00.000Z'))).toBe('Overdue');
  expect(formatDeadline(at('2026-04-06T08:00:00.000Z'))).toBe('Overdue 3 d');
});

test('as time passes, a deadline goes from on time to due soon to overdue and never back', () => {
  const order = ['on time', 'due soon', 'overdue'];
  const moment = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [earlier, later] = one <= other ? [one, other] : [other, one];
      expect(order.indexOf(at(earlier).state)).toBeLessThanOrEqual(order.indexOf(at(later).state));
    }),
  );
});
