// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportReading } from '#features/directory/imports/domain/import-record.ts';
import { DateOrderFields } from './DateOrderFields.tsx';

afterEach(cleanup);

const reading: ImportReading = {
  format: { kind: 'csv', dateOrders: { Funded: 'day first', Met: 'day first' } },
  columns: [],
  lines: [],
  hiddenRows: 0,
  linesBelow: [],
  ambiguousDates: [
    { column: 'Funded', sample: '03/04/2024' },
    { column: 'Met', sample: '05/06/2024' },
  ],
  mapping: {},
  isRemembered: false,
  questions: [],
  notes: [],
  problems: [],
};

test('dates that may mean two days are asked about once a column, with what they are read as', async () => {
  const settle = vi.fn();
  const mapping = { Funded: 'lastFundingAt', Met: null };
  render(<DateOrderFields reading={reading} mapping={mapping} settle={settle} />);
  const [question, ...others] = screen.getAllByRole('button');
  expect(others).toEqual([]);
  expect(screen.getByText('03/04/2024 is read as 3 April 2024.')).toBeDefined();
  if (question) fireEvent.click(question);
  fireEvent.click(await screen.findByRole('option', { name: 'Month first' }));
  expect(settle).toHaveBeenCalledWith({
    format: { kind: 'csv', dateOrders: { Funded: 'month first', Met: 'day first' } },
  });
});
