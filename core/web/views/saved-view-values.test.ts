import { expect, test } from 'vitest';
import {
  addressOfView,
  goneSentence,
  isSameView,
  readView,
  viewValues,
} from './saved-view-values.ts';
import { aside, choiceFilter, savedView, text, textFilter } from './search-params.ts';

const params = {
  stage: textFilter({ kind: 'chips', label: 'Stage', any: 'All' }),
  source: choiceFilter({
    kind: 'select',
    label: 'Source',
    any: 'All',
    values: ['public', 'staff'],
  }),
  panel: aside(text),
  saved: savedView,
};

test('a view has what is shown, without what is open beside it, in one order', () => {
  const search = { source: 'staff', stage: 'Pitch', panel: 'x', saved: 'y', tab: 'team' };
  expect(Object.entries(viewValues(params, search))).toEqual([
    ['stage', 'Pitch'],
    ['source', 'staff'],
  ]);
  expect(isSameView(params, search, { stage: 'Pitch', source: 'staff', panel: 'z' })).toBe(true);
  expect(isSameView(params, search, { stage: 'Pitch' })).toBe(false);
});

test('opening one closes what is open beside the list, and takes other filters away', () => {
  expect(addressOfView(params, { stage: 'Pitch' }, 'id')).toEqual({
    stage: 'Pitch',
    source: undefined,
    panel: undefined,
    saved: 'id',
  });
});

test('what does not exist any more is left out and named', () => {
  const check = (name: string, value: unknown) =>
    name === 'stage' && value === 'Pitch'
      ? { value: undefined, gone: ['the stage “Pitch”'] }
      : { value, gone: [] };
  const stored = { stage: 'Pitch', source: 'fax', constructor: 'x', panel: 'x' };
  const { values, gone } = readView(params, stored, check);
  expect(values).toEqual({});
  expect(gone).toEqual([
    'the stage “Pitch”',
    'the source “fax”',
    'the filter “constructor”',
    'the filter “panel”',
  ]);
  expect(readView(params, { stage: 'New', source: 'staff' }, check)).toEqual({
    values: { stage: 'New', source: 'staff' },
    gone: [],
  });
  expect(goneSentence(gone.slice(0, 1))).toBe(
    'Part of this view is gone: the stage “Pitch” no longer exists. The rest is applied.',
  );
  expect(goneSentence(gone.slice(0, 2))).toContain('“Pitch” and the source “fax” no longer exist.');
});
