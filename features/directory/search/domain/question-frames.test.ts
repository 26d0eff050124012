import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutFrames } from './question-frames.ts';

test.each([
  ['We are looking for a company that offers crack detection', 'crack detection'],
  ["I'm looking for crack detection", 'crack detection'],
  ['Who makes solid-state batteries?', 'solid-state batteries?'],
  ['who can help us to lift heavy loads', 'lift heavy loads'],
  ['Is there anybody who sells bio-based grease', 'bio-based grease'],
  [
    'How to detect cracks in bearings before they fail',
    'detect cracks in bearings before they fail',
  ],
  ['which startups build inspection drones', 'inspection drones'],
  ['Show me companies that make heat pumps', 'heat pumps'],
  ['We need lubricants without minerals', 'lubricants without minerals'],
  ['battery startups', 'battery'],
  ['We are looking for crack detection companies.', 'crack detection'],
  ['sensor companies -batteries', 'sensor -batteries'],
])('of "%s" is left what is asked for', (text, rest) => {
  expect(withoutFrames(text)).toBe(rest);
});

test.each([
  'battery recycling',
  'who makes',
  'Looking Glass',
  'Find My Past',
  'Showpad',
  'companies',
  'software for startups',
  'seals without companies',
  '"battery startups"',
  'batteries -startups',
  'help desk software',
  'needle bearings',
])('"%s" is no frame', (text) => {
  expect(withoutFrames(text)).toBe(text);
});

test('what is left is a part of the text, and has no frame around it', () => {
  const words = fc.constantFrom(
    'we',
    'are',
    'looking',
    'for',
    'who',
    'makes',
    'pumps',
    'a',
    'company',
    'that',
    'startups',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 8 }), (list) => {
      const text = list.join(' ');
      const rest = withoutFrames(text);
      expect(text.includes(rest)).toBe(true);
      if (rest !== text) expect(withoutFrames(rest)).toBe(rest);
    }),
  );
});
