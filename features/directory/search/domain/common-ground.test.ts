import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonGround, topicOf } from './common-ground.ts';

const inShort = (...short: readonly string[]) => ({ short, long: [] });
const ground = (topic: string, ...texts: readonly string[]) =>
  commonGround(topicOf([topic]), inShort(...texts));

describe('words that stand apart are no common ground', () => {
  test.each([
    // Two words of a name, each of another thing.
    [
      'Water footprint per batch',
      'Aquilane, waste water sludge turned into bricks, on a small footprint',
    ],
    ['Noise and night shifts', 'Night vision for crews'],
    ['Unsupervised defect detection', 'Intrusion detection for ports'],
    ['Unsupervised defect detection', 'A repair service that has no defect, unsupervised ever'],
    ['A gearbox pilot in spring', 'Gearboxes for trucks. We sell a pilot line for cheese'],
    // A sentence ends between them, and a bracket.
    ['Torque sensors', 'We measure torque. Sensors are bought'],
    ['Torque sensors', 'Torque (sensors elsewhere)'],
  ])('%s: %s', (topic, text) => {
    expect(ground(topic, text)).toBeNull();
  });
});

describe('words side by side in both, or several, are', () => {
  test.each([
    ['Water footprint per batch', 'Measures the water footprint of dairies', ['water footprint']],
    ['Composition of sludge', 'Sludge composition in minutes', ['sludge composition']],
    ['Unsupervised defect detection', 'Defect detection on films', ['defect detection']],
    ['Torque sensors', 'A torque-sensor for shafts', ['torque sensor']],
    [
      'Quieter night shifts with less dust for welding crews',
      'Crews that weld at night wear masks against dust; shifts are shorter',
      null,
    ],
  ])('%s: %s', (topic, text, expected) => {
    const shared = ground(topic, text);
    if (expected === null) expect(shared).toHaveLength(4);
    else expect(shared).toEqual(expected);
  });

  test('a topic of one word is met by that word, whole', () => {
    expect(ground('Exoskeletons', 'An exoskeleton for nurses')).toEqual(['exoskeleton']);
    expect(ground('Exoskeletons', 'Skeletons of ships')).toBeNull();
    expect(ground('', 'Anything')).toBeNull();
  });

  test('only the words that tell a topic from others count', () => {
    const only = new Set(['torque']);
    expect(commonGround(topicOf(['A torque pilot'], only), inShort('Torque pilots'))).toEqual([
      'torque',
    ]);
    const two = new Set(['torque', 'shaft']);
    expect(
      commonGround(topicOf(['A torque pilot on a shaft'], two), inShort('Torque pilots')),
    ).toBeNull();
  });
});

test('what a description says in passing is none, but words side by side are', () => {
  const topic = topicOf(['Dust of welding crews at night']);
  const chance = 'Welding is what we left. Our crews work at night. No dust';
  expect(commonGround(topic, { short: [], long: [chance] })).toBeNull();
  expect(commonGround(topic, { short: [chance], long: [] })).toHaveLength(4);
  expect(commonGround(topic, { short: [], long: ['Masks for welding crews'] })).toEqual([
    'welding crew',
  ]);
});

test('one word in common is none, whatever stands around it', () => {
  const word = fc.constantFrom(...'torque shaft dairy sludge crane harbour vision mask'.split(' '));
  const other = fc.constantFrom(...'cheese brick truck port song lamp'.split(' '));
  const chance = fc.tuple(
    fc.uniqueArray(word, { minLength: 2, maxLength: 5 }),
    fc.array(other, { maxLength: 6 }),
    fc.array(other, { maxLength: 6 }),
  );
  fc.assert(
    fc.property(chance, ([topic, before, after]) => {
      const text = [...before, topic[0], ...after].join(' ');
      expect(ground(topic.join(' '), text)).toBeNull();
    }),
  );
});
