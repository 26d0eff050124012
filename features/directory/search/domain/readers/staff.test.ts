import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText } from './sample-readings.ts';

test.each([
  ['sensors over 50 employees', { staffFrom: 51 }],
  ['sensors with more than 50 people', { staffFrom: 51 }],
  ['sensors fewer than 20 people', { staffTo: 19 }],
  ['sensors 50\u2013200 staff', { staffFrom: 50, staffTo: 200 }],
  ['sensors that have between 200 and 50 employees', { staffFrom: 50, staffTo: 200 }],
  ['sensors 1,000+ employees', { staffFrom: 1000 }],
  ['sensors 2k or more employees', { staffFrom: 2000 }],
  ['sensors team of 10', { staffTo: 10 }],
  ['sensors with a team of 10 people', { staffTo: 10 }],
  ['sensors with a team of at least 10', { staffFrom: 10 }],
  ['sensors with 60 employees', { staffFrom: 51, staffTo: 200 }],
  ['sensors no more than 20 employees', { staffTo: 20 }],
  ['sensors headcount over 50', { staffFrom: 51 }],
  ['sensors headcount: 50-100', { staffFrom: 50, staffTo: 100 }],
  ['sensors employing 20000 people', { staffFrom: 10_001 }],
])('%s', (text, filters) => {
  expect(readText(text)).toEqual({ filters, words: 'sensors' });
});

test.each([
  ['looking for companies with over 50 employees', 'looking for companies'],
  ['sensors team of 10 in Germany', 'sensors'],
  ['12-person startups sensors', 'startups sensors'],
])('%s', (text, words) => {
  expect(readText(text)).toMatchObject({ words, filters: expect.objectContaining({}) });
  expect(Object.keys(readText(text).filters)).toContainEqual(expect.stringMatching(/^staff/u));
});

test.each([
  'payroll for companies with over 50 employees',
  'lifts for up to 8 people',
  'buses that carry more than 50 people',
  'team of 10 drones',
  'employee scheduling',
  'over 50 kW',
  '10 people movers',
  'industry 4.0 staff',
  '24/7 staffing',
  '"over 50 employees"',
])('%s says nothing of employees', (text) => {
  expect(readText(text)).toEqual({ filters: {}, words: text });
});

test('a number is read from it or up to it, with people of every name', () => {
  const number = fc.integer({ min: 1, max: 99_999 });
  const noun = fc.constantFrom('employees', 'people', 'staff', 'FTEs', 'team members');
  const how = fc.constantFrom<[string, (count: number) => object]>(
    ['over', (count) => ({ staffFrom: count + 1 })],
    ['more than', (count) => ({ staffFrom: count + 1 })],
    ['at least', (count) => ({ staffFrom: count })],
    ['no fewer than', (count) => ({ staffFrom: count })],
    ['fewer than', (count) => ({ staffTo: count - 1 })],
    ['up to', (count) => ({ staffTo: count })],
    ['no more than', (count) => ({ staffTo: count })],
  );
  const notation = fc.constantFrom(String, (count: number) => count.toLocaleString('en'));
  fc.assert(
    fc.property(number, noun, how, notation, (count, people, [said, filtersOf], write) => {
      expect(readText(`wear ${said} ${write(count)} ${people} sensors`)).toEqual({
        filters: filtersOf(count),
        words: 'wear sensors',
      });
    }),
  );
});
