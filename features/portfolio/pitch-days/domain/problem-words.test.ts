import { expect, test } from 'vitest';
import { conflictWords, scheduleLimitWords } from './problem-words.ts';

const names = {
  opportunity: (row: number) => ['Slewing bearings', 'Grease'][row] ?? '',
  company: (column: number) => ['Kestrel', 'Tribometrics'][column] ?? '',
};
const tooFew = { kind: 'tooFewCompanies' as const };

test.each([
  [
    { ...tooFew, rows: [0], wanted: 5, available: 3, allowed: 3 },
    'Slewing bearings wants 5 companies, but only 3 are allowed.',
  ],
  [
    { ...tooFew, rows: [0], wanted: 2, available: 1, allowed: 1 },
    'Slewing bearings wants 2 companies, but only 1 is allowed.',
  ],
  [
    { ...tooFew, rows: [1], wanted: 5, available: 3, allowed: 7 },
    'Grease wants 5 companies, but only 3 of the 7 allowed have time for it.',
  ],
  [
    { ...tooFew, rows: [0, 1], wanted: 6, available: 4, allowed: 3 },
    'Slewing bearings and Grease together want 6 sessions, but the 3 companies allowed for them can take only 4.',
  ],
  [
    { kind: 'tooManyPins' as const, side: 'company' as const, index: 0, pinned: 3, most: 2 },
    'Kestrel takes 2 sessions, but is pinned to 3.',
  ],
  [
    { kind: 'pinnedAndForbidden' as const, row: 0, column: 1 },
    'Slewing bearings and Tribometrics are both pinned and forbidden.',
  ],
])('%o is said plainly', (conflict, sentence) => {
  expect(conflictWords(conflict, names)).toBe(sentence);
});

test.each([
  [
    { kind: 'rooms' as const, sessions: 12, needed: 6 },
    '12 sessions in 2 rooms need 6 time slots; the day has 4.',
  ],
  [
    { kind: 'person' as const, opportunities: [0, 1], needed: 5 },
    'The same person is on the case teams of Slewing bearings and Grease, so their 5 sessions are one after the other; the day has 4 slots.',
  ],
])('%o is said plainly, too', (limit, sentence) => {
  expect(scheduleLimitWords(limit, { slots: 4, rooms: 2 }, names)).toBe(sentence);
});
