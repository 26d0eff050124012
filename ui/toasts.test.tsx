// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '#core/web/tests/testing-library.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from './Toasts.tsx';
import { toast } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a toast is removed after two seconds', () => {
  act(() => toast('Moved.'));
  pass(1999);
  expect(screen.queryByText('Moved.')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Moved.')).toBeNull();
});

test('what was typed is shown as text, never as markup', () => {
  const typed = `Invalid Pinboard name <img src=x onerror="alert(1)"><b>{x}</b> **y** [z](javascript:0).`;
  act(() => toast(typed, 'bad'));
  const area = screen.getByRole('status');
  expect(screen.queryByText(typed)).not.toBeNull();
  expect(area.querySelectorAll('img, b, strong, a')).toHaveLength(0);
});

const withUndo = () => toast('Moved.', 'good', { label: 'Undo', run: () => {} });

test('a toast with an action is removed after five seconds', () => {
  act(withUndo);
  pass(4999);
  expect(screen.queryByText('Moved.')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Moved.')).toBeNull();
});

test('while hovered or focused it stays, and has its whole time afterwards', () => {
  act(withUndo);
  const button = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focus(button);
  pass(10_000);
  expect(screen.queryByText('Moved.')).not.toBeNull();
  fireEvent.blur(button);
  pass(4999);
  expect(screen.queryByText('Moved.')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Moved.')).toBeNull();
});

test('its action runs once, and the toast is removed', () => {
  const undo = vi.fn();
  act(() => toast('Moved.', 'good', { label: 'Undo', run: undo }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Moved.')).toBeNull();
});
