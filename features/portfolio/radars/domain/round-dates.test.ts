import { expect, test } from 'vitest';
import { daysAfter, roundDays, stepDays } from './round-dates.ts';

const today = '2026-12-01';

test('The dates of all steps follow from the one of the vote', () => {
  expect(stepDays(today, daysAfter(today, roundDays.vote), 'proposals')).toEqual({
    proposals: '2026-12-08',
    vote: '2026-12-15',
    discussion: '2026-12-22',
    secondVote: '2026-12-29',
    recommendation: '2027-01-05',
  });
});

test('Proposals that are not collected have no date, and without the one of the vote there is none', () => {
  expect(stepDays(today, '2026-12-15', 'vote').proposals).toBe('');
  const none = { proposals: '', vote: '', discussion: '', secondVote: '', recommendation: '' };
  expect(stepDays(today, '', 'proposals')).toEqual(none);
});

test('Proposals close neither in the past nor after the vote', () => {
  expect(stepDays(today, today, 'proposals').proposals).toBe(today);
  expect(stepDays(today, '2026-11-20', 'proposals').proposals).toBe(today);
});
