import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acronymsIn, acronymTerms } from './acronyms.ts';

test.each([
  ['We make a battery management system (BMS) for boats.', ['BMS', 'battery management system']],
  ['BMS (battery management system) makers', ['BMS', 'battery management system']],
  ['Internet of Things (IoT)', ['IoT', 'Internet of Things']],
  ['made of Power Electronics (PE, patented)', ['PE', 'Power Electronics']],
  ['messenger RNA (mRNA)', ['mRNA', 'messenger RNA']],
  ['light detection and ranging (LiDAR)', ['LiDAR', 'light detection and ranging']],
  ['a state-of-charge (SoC) sensor', ['SoC', 'state-of-charge']],
  ['Sensors. Power electronics (PE)', ['PE', 'Power electronics']],
])('“%s” introduces %j', (text, [short, long]) => {
  expect(acronymsIn(text)).toEqual([{ short, long }]);
});

test.each([
  'Sold with extended data (Sweden)',
  'Pumps (new)',
  'embed my system (BMS)',
  'a BMS (BMS)',
  'Pumps and valves (XYZ)',
  'batteries. Made simple (BMS)',
  'battery cells for many management and other and further and more systems (BMS)',
  'BMS (battery management systems for boats and cars)',
  '(BMS) battery management system',
  'management of batteries by submarines (MS',
])('“%s” introduces none', (text) => {
  expect(acronymsIn(text)).toEqual([]);
});

test('a text is counted by its short and long forms, as they are indexed', () => {
  expect(acronymTerms('Battery Management Systems (BMS), Internet of Things (IoT)')).toEqual([
    '=bms battery management system',
    '=iot internet of thing',
  ]);
  expect(acronymTerms('Pumps (new)')).toEqual([]);
});

test('what a text costs has a bound: its first brackets, and a long form right before them', () => {
  expect(acronymsIn('Power Electronics (PE) '.repeat(30))).toHaveLength(20);
  expect(acronymsIn(`Power${' '.repeat(400)}Electronics (PE)`)).toEqual([]);
});

test('initials of words are always learnt, and any text is read', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'abcdefghilmnoprstuvwz'),
    minLength: 3,
    maxLength: 9,
  });
  const long = fc.array(word, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(long, fc.string(), (words, other) => {
      const short = words.map((one) => one.charAt(0).toUpperCase()).join('');
      const [first] = acronymsIn(`${words.join(' ')} (${short})`);
      expect(first?.short).toBe(short);
      expect(words.join(' ').endsWith(first?.long ?? '?')).toBe(true);
      for (const acronym of acronymsIn(`${other} (${other})`))
        expect(other).toContain(acronym.short);
    }),
  );
});
