import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText, someStages } from './sample-readings.ts';

test.each([
  ['series a robotics', ['Series A'], 'robotics'],
  ['Series B drones', ['series_b'], 'drones'],
  ['pre-seed or seed-stage sensors', ['Pre-seed', 'Seed'], 'sensors'],
  ['preseed', ['Pre-seed'], ''],
  ['AI at the growth stage', ['Growth'], 'AI'],
  ['early-stage AI', ['Early stage'], 'AI'],
  ['seed startups', ['Seed'], ''],
])('%s', (text, stage, rest) => {
  expect(readText(text)).toEqual({ filters: { stage }, words: rest });
});

test.each([
  'seed coating',
  'growth hacking',
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
