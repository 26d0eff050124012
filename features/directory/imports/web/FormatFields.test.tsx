// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { FileFormat } from '#features/directory/imports/domain/import.ts';
import { FormatFields } from './FormatFields.tsx';

afterEach(cleanup);

const format: FileFormat = {
  kind: 'xlsx',
  sheet: 'Startups',
  sheets: ['Startups', 'Suppliers'],
  hiddenSheets: ['Old'],
  hiddenRows: 'import',
  headerRow: 1,
};
const view = (onChange: (format: FileFormat) => void, of = format) =>
  render(<FormatFields format={of} lines={[]} splits={[]} onChange={onChange} />);
const openSheets = () => fireEvent.click(screen.getByRole('button', { name: /Sheet/u }));
const options = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

test('hidden sheets are offered when they are asked for', async () => {
  const onChange = vi.fn();
  view(onChange);
  openSheets();
  expect(await options()).toEqual(['Startups', 'Suppliers']);
  cleanup();

  view(onChange);
  fireEvent.click(screen.getByRole('button', { name: 'Show the hidden sheet' }));
  expect(screen.queryByRole('button', { name: 'Show the hidden sheet' })).toBeNull();
  openSheets();
  expect(await options()).toEqual(['Startups', 'Suppliers', 'Old (hidden)']);
  fireEvent.click(screen.getByRole('option', { name: 'Old (hidden)' }));
  // What was said of the rows of another sheet does not count.
  expect(onChange).toHaveBeenCalledWith(
    expect.objectContaining({ sheet: 'Old', hiddenRows: undefined, linesBelow: undefined }),
  );
});

test('a hidden sheet that was chosen stays in the list', async () => {
  view(vi.fn(), { ...format, sheet: 'Old' });
  openSheets();
  expect(await options()).toEqual(['Startups', 'Suppliers', 'Old (hidden)']);
});
