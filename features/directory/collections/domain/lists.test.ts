import { expect, test } from 'vitest';
import { isListed, stateOf, statesOf } from './lists.ts';
import { sampleCollection } from './sample-collection.ts';

const collection = sampleCollection({
  startupIds: ['a'],
  crunchbaseIds: ['b'],
  blacklistedStartupIds: ['c'],
  blacklistedNuclaIds: ['d'],
});
const startup = (id: string) => ({ kind: 'startup', id }) as const;

test('A company is listed, blacklisted or neither, in the lists of its kind alone', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(ids.map((id) => stateOf(collection, startup(id)))).toEqual([
    'listed',
    'neither',
    'blacklisted',
    'neither',
  ]);
  expect(ids.map((id) => statesOf(collection)(startup(id)))).toEqual(
    ids.map((id) => stateOf(collection, startup(id))),
  );
  expect(ids.filter((id) => isListed(collection, startup(id)))).toEqual(['a']);
});

test('A company of several records is as any of them is; listed before blacklisted', () => {
  const withRecords = (...records: { kind: 'startup' | 'nucla' | 'crunchbase'; id: string }[]) =>
    stateOf(collection, { ...startup('x'), records });
  expect(withRecords({ kind: 'nucla', id: 'x' }, { kind: 'crunchbase', id: 'b' })).toBe('listed');
  expect(withRecords({ kind: 'nucla', id: 'd' }, startup('a'))).toBe('listed');
  expect(withRecords(startup('x'), { kind: 'nucla', id: 'd' })).toBe('blacklisted');
  expect(withRecords(startup('x'), { kind: 'nucla', id: 'x' })).toBe('neither');
});
