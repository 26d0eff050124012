import { expect, test } from 'vitest';
import { labelsOf, type TrackDay } from './track-labels.ts';

const day = (name: string, place: number): TrackDay => ({ name, place, date: '2026-01-01' });
const wordsOf = (days: readonly TrackDay[]) =>
  labelsOf(days).map((label) => [label.side, ...label.days.map(({ name }) => name)].join(' '));

test('each day has its label, at the ends from the edge', () => {
  expect(wordsOf([day('Closes', 1), day('Open', 0), day('Screening', 0.5)])).toEqual([
    'start Open',
    'middle Screening',
    'end Closes',
  ]);
});

test('days that are too near to each other share a label', () => {
  const days = [day('Open', 0), day('Pitch', 0.8), day('Decision', 0.97), day('Closes', 1)];
  expect(wordsOf(days)).toEqual(['start Open', 'end Pitch', 'end Decision Closes']);
});

test('the label at an end needs more room than those between', () => {
  const days = [day('Open', 0), day('Screening', 0.5), day('Pitch', 0.61), day('Closes', 1)];
  expect(wordsOf(days)).toEqual(['start Open', 'middle Screening', 'middle Pitch', 'end Closes']);
  const near = [day('Open', 0), day('Screening', 0.11), day('Decision', 0.91), day('Closes', 1)];
  expect(wordsOf(near)).toEqual(['start Open Screening', 'end Decision Closes']);
});
