import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingsIn, readText, someStages } from './sample-readings.ts';

test.each([
  ['series a robotics', ['Series A'], 'robotics'],
  ['Series B drones', ['series_b'], 'drones'],
  ['pre-seed or seed-stage sensors', ['Pre-seed', 'Seed'], 'sensors'],
  ['preseed', ['Pre-seed'], ''],
  ['AI at the growth stage', ['Growth'], 'AI'],
  ['early-stage AI', ['Early stage'], 'AI'],
  ['seed startups', ['Seed'], ''],
  ['seed robotics startups', ['Seed'], 'robotics startups'],
  ['growth wear sensor companies', ['Growth'], 'wear sensor companies'],
])('%s', (text, stage, rest) => {
  expect(readText(text)).toEqual({ filters: { stage }, words: rest });
});

test.each([
  'seed coating',
  'growth hacking',
  'seed and coating companies',
  '"series a" bonds',
  'a series of sensors',
  'early stage of growth',
])('%s names no stage', (text) => {
  expect(readText(text)).toEqual({ filters: {}, words: text });
});

test('every stage of the directory is read, whatever stands around it', () => {
  const words = fc.array(fc.constantFrom('wear', 'sensors', 'for mines'));
  fc.assert(
    fc.property(words, fc.constantFrom(...someStages), words, (before, stage, behind) => {
      const said = stage.replace(/ stage$/u, '');
      const text = [...before, `${said} stage`, ...behind].join(' ');
      expect(readText(text)).toEqual({
        filters: { stage: [stage] },
        words: [...before, ...behind].join(' '),
      });
    }),
  );
});

test('with a word between it and the noun it holds only where nobody says both together', () => {
  const doubtsOf = (text: string) => readingsIn(text)[0]?.doubts.map(({ words }) => words);
  expect(doubtsOf('seed coating startups')).toEqual(['seed', 'seed coating']);
  expect(doubtsOf('seed startups')).toEqual(['seed']);
});
