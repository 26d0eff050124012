// @vitest-environment happy-dom
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '#core/web/tests/testing-library.ts';
import { FilterButton } from './FilterButton.tsx';
import { FilterChipList } from './FilterChipList.tsx';
import type { FilterDefinition, FilterValues } from './filter-definition.ts';

const fields: readonly FilterDefinition[] = [
  {
    param: 'stage',
    label: 'Stage',
    kind: 'choices',
    options: [
      { value: 'New', label: 'New', count: 4 },
      { value: 'Pitch', label: 'Pitch', count: 2 },
    ],
  },
  {
    param: 'files',
    label: 'Files',
    kind: 'choice',
    options: [
      { value: 'true', label: 'Has files' },
      { value: 'false', label: 'Has none' },
    ],
  },
  { param: 'votes', label: 'Votes', kind: 'numbers' },
  { param: 'company', label: 'Company', kind: 'text' },
  { param: 'why', label: 'Why us?', kind: 'text', isAnswer: true, group: 'Answers' },
];

let now: FilterValues = {};

function List({ initial }: { readonly initial: FilterValues }) {
  const [values, setValues] = useState(initial);
  useEffect(() => {
    now = values;
  }, [values]);
  const change = (next: FilterValues) => setValues((before) => Object.assign({}, before, next));
  return (
    <>
      <FilterButton fields={fields} values={values} onChange={change} />
      <FilterChipList fields={fields} values={values} onChange={change} />
    </>
  );
}

const start = (initial: FilterValues = {}) => render(<List initial={initial} />);
const chip = (name: string | RegExp) => screen.findByRole('button', { name });
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

async function open(field: string): Promise<void> {
  press('f');
  fireEvent.click(await option(field));
}

afterEach(cleanup);

test('f opens the fields by section; one is found by its name and edited in the same place', async () => {
  start();
  press('f');
  const search = await screen.findByRole('searchbox', { name: 'Filter by' });
  expect(screen.getAllByRole('option')).toHaveLength(fields.length);
  expect(screen.getByText('Answers')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'sta' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  fireEvent.click(await option('Stage'));
  fireEvent.click(await option(/^New/u));
  fireEvent.click(await option(/^Pitch/u));
  expect(now).toEqual({ stage: 'New,Pitch' });
  fireEvent.click(await chip('All filters'));
  expect(await option(/Stage.*New, Pitch/u)).toBeTruthy();
});

test('Escape closes an editor, and what is chosen stays', async () => {
  start();
  await open('Stage');
  fireEvent.click(await option(/^New/u));
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(now).toEqual({ stage: 'New' });
  await waitFor(async () => expect(document.activeElement).toBe(await chip(/^Filter, 1/u)));
});

test('one choice closes its editor', async () => {
  start();
  await open('Files');
  fireEvent.click(await option('Has none'));
  expect(now).toEqual({ files: 'false' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await chip('Files: Has none')).toBeTruthy();
});

test('a range holds as soon as it is one, and a wrong one says so', async () => {
  start();
  await open('Votes');
  const least = await screen.findByLabelText('At least');
  expect(document.activeElement).toBe(least);
  fireEvent.change(least, { target: { value: '3' } });
  expect(now).toEqual({ votes: '3..' });
  fireEvent.change(screen.getByLabelText('At most'), { target: { value: '2' } });
  expect(now).toEqual({ votes: '3..' });
  expect(screen.getByRole('status').textContent).toMatch(/lower one first/u);
  fireEvent.change(screen.getByLabelText('At most'), { target: { value: '5,5' } });
  expect(now).toEqual({ votes: '3..5.5' });
  fireEvent.change(screen.getByLabelText('At most'), { target: { value: '' } });
  fireEvent.change(least, { target: { value: '' } });
  expect(now).toEqual({});
});

test('an answer is asked for by its words, or whether there is any', async () => {
  start();
  await open('Why us?');
  const typed = await screen.findByRole('textbox', { name: 'Why us?' });
  expect(document.activeElement).toBe(typed);
  fireEvent.change(typed, { target: { value: 'seal' } });
  await waitFor(() => expect(now).toEqual({ why: 'has:seal' }));
  fireEvent.submit(typed);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await chip('Why us? “seal”')).toBeTruthy();
});

test('a chip opens its editor, stays while it is open, and gives the focus on when it leaves', async () => {
  start({ stage: 'New', votes: '3..' });
  fireEvent.click(await chip('Stage: New'));
  fireEvent.click(await option(/^New/u));
  expect(now.stage).toBeUndefined();
  expect(await screen.findByText('Stage: any')).toBeTruthy();
  press('Escape');
  await waitFor(() => expect(screen.queryByText('Stage: any')).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await chip(/^Votes/u)));
});

test.each(['Delete', 'Backspace'])('%s takes a chip away', async (key) => {
  start({ stage: 'New', votes: '3..' });
  const stage = await chip('Stage: New');
  act(() => stage.focus());
  press(key);
  expect(now).toEqual({ votes: '3..' });
  await waitFor(async () => expect(document.activeElement).toBe(await chip(/^Votes/u)));
  press(key);
  expect(now.votes).toBeUndefined();
  await waitFor(async () => expect(document.activeElement).toBe(await chip('Filter')));
});

test('all can be cleared where there are several', async () => {
  const { unmount } = start({ stage: 'New' });
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
  unmount();
  start({ stage: 'New', votes: '3..', other: 'kept' });
  fireEvent.click(await chip('Remove filter: Stage'));
  expect(now).toEqual({ votes: '3..', other: 'kept' });
  cleanup();
  start({ stage: 'New', votes: '3..', other: 'kept' });
  const chips = within(screen.getByRole('list', { name: 'Filters' }));
  expect(chips.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(await chip('Clear all'));
  expect(now).toEqual({ other: 'kept' });
});
