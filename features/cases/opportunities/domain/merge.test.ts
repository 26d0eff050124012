import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields, contentFields, isSameField, type OpportunityContent } from './content.ts';
import { mergeContents, withFieldsFrom } from './merge.ts';

const base: OpportunityContent = {
  name: 'Grease that lasts',
  cycleId: 'autumn',
  cycleStartDate: null,
  cycleEndDate: null,
  categories: ['Materials'],
  introduction: 'Once.',
  businessNeed: null,
  focusAreas: null,
  callToAction: null,
  reward: null,
  url: null,
  questions: [],
  isPublished: false,
};
const euros = (amount: number) => ({ amount, currency: 'EUR' });

describe('two concurrent changes of one opportunity', () => {
  test('to different fields are both kept', () => {
    const mine = { ...base, name: 'Grease that lasts ten years', reward: euros(5) };
    const theirs = { ...base, categories: ['Materials', 'Tribology'], isPublished: true };
    expect(mergeContents(base, mine, theirs)).toEqual({
      content: { ...mine, categories: theirs.categories, isPublished: true },
      taken: ['categories', 'isPublished'],
      conflicts: [],
    });
  });

  test('of one field to different values keep mine and report a conflict', () => {
    const mine = { ...base, introduction: 'Twice.', reward: euros(5) };
    const theirs = { ...base, introduction: 'Thrice.', reward: euros(6), name: 'Grease' };
    const merge = mergeContents(base, mine, theirs);
    expect(merge.conflicts).toEqual(['introduction', 'reward']);
    expect(merge.taken).toEqual(['name']);
    expect(merge.content).toEqual({ ...mine, name: 'Grease' });
    expect(withFieldsFrom(merge.content, theirs, ['introduction'])).toEqual({
      ...mine,
      name: 'Grease',
      introduction: 'Thrice.',
    });
  });

  test('of one field to the same value are no conflict', () => {
    const both = { ...base, name: 'Grease', categories: ['Tribology'], reward: euros(7) };
    expect(mergeContents(base, structuredClone(both), both)).toEqual({
      content: both,
      taken: [],
      conflicts: [],
    });
  });

  test('that empty a field are merged like any other', () => {
    const theirs = { ...base, introduction: null, categories: [] };
    expect(mergeContents(base, base, theirs).content).toEqual(theirs);
    expect(mergeContents(base, { ...base, introduction: 'Twice.' }, theirs).conflicts).toEqual([
      'introduction',
    ]);
  });
});

const word = fc.constantFrom('a', 'b', 'c');
const maybe = fc.option(word);
const content: fc.Arbitrary<OpportunityContent> = fc.record({
  name: word,
  cycleId: word,
  cycleStartDate: maybe,
  cycleEndDate: maybe,
  introduction: maybe,
  businessNeed: maybe,
  focusAreas: maybe,
  callToAction: maybe,
  url: maybe,
  categories: fc.array(word, { maxLength: 2 }),
  questions: fc.array(
    fc.record({ text: word, kind: fc.constant('short'), isRequired: fc.boolean() }),
    { maxLength: 2 },
  ),
  isPublished: fc.boolean(),
  reward: fc.option(fc.record({ amount: fc.nat(2), currency: fc.constant('EUR') })),
});

test('never lose a value without a conflict', () => {
  fc.assert(
    fc.property(content, content, content, (before, mine, theirs) => {
      const merge = mergeContents(before, mine, theirs);
      for (const field of contentFields) {
        const inMine = changedFields(before, mine).includes(field);
        const inTheirs = changedFields(before, theirs).includes(field);
        const collides = inMine && inTheirs && !isSameField(field, mine, theirs);
        expect(merge.conflicts.includes(field)).toBe(collides);
        expect(merge.taken.includes(field)).toBe(inTheirs && !inMine);
        expect(isSameField(field, merge.content, inTheirs && !inMine ? theirs : mine)).toBe(true);
      }
    }),
  );
});
