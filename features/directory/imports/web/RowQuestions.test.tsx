// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportReading } from '#features/directory/imports/domain/import-record.ts';
import { RowQuestions } from './RowQuestions.tsx';

afterEach(cleanup);

const reading: ImportReading = {
  format: { kind: 'xlsx', sheet: 'Startups', headerRow: 2, hiddenRows: 'skip', linesBelow: 'skip' },
  columns: [],
  lines: [],
  hiddenRows: 3,
  linesBelow: ['Total: 2', 'Source: us'],
  ambiguousDates: [],
  mapping: {},
  isRemembered: false,
  questions: [],
  notes: [],
  problems: [],
};

async function choose(question: RegExp, answer: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: question }));
  fireEvent.click(await screen.findByRole('option', { name: answer }));
}

test('rows that may not belong to the table are asked about, and the answer keeps the rest', async () => {
  const settle = vi.fn();
  render(<RowQuestions reading={reading} settle={settle} />);
  expect(screen.getByText('“Total: 2” “Source: us”')).toBeDefined();
  await choose(/2 lines below the table/u, 'Import');
  expect(settle).toHaveBeenLastCalledWith({ format: { ...reading.format, linesBelow: 'import' } });
  await choose(/3 hidden rows/u, 'Import');
  // Among all rows the names of columns may stand in another line.
  expect(settle).toHaveBeenLastCalledWith({
    format: { ...reading.format, hiddenRows: 'import', headerRow: undefined },
  });
});

test('nothing is asked of a table whose rows all belong to it', () => {
  render(<RowQuestions reading={{ ...reading, hiddenRows: 0, linesBelow: [] }} settle={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
});
