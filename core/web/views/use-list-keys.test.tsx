// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

const names = ['One', 'Two', 'Three'];
const keyOf = (name: string) => name;

function Names({ openKey }: { readonly openKey?: string }) {
  const selection = useSelection(names, keyOf);
  const list = useListKeys<HTMLUListElement>({ openKey, selection });
  return (
    <ul ref={list} aria-label={selection.rows.join(', ')}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" data-walk={name}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('j and k move through the rows, and stop at the ends', () => {
  render(<Names />);
  press('j');
  expect(focused()).toBe('One');
  press('j');
  press('j');
  press('j');
  expect(focused()).toBe('Three');
  press('k');
  expect(focused()).toBe('Two');
});

test('x selects the focused row, and deselects it', () => {
  render(<Names />);
  press('k');
  press('x');
  expect(screen.getByRole('list').getAttribute('aria-label')).toBe('Three');
  press('x');
  expect(screen.getByRole('list').getAttribute('aria-label')).toBe('');
});

test('arrow keys are left to the page unless a list takes them', () => {
  render(<Names />);
  press('j');
  press('ArrowDown');
  expect(focused()).toBe('One');
});

test('an open record takes j and k; when it closes, its row has the focus', () => {
  const { rerender } = render(<Names openKey="Two" />);
  press('j');
  expect(document.activeElement).toBe(document.body);
  rerender(<Names />);
  expect(focused()).toBe('Two');
});

test('a record that is open from the start, or is stepped to, is scrolled into view', () => {
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const rows = () => scroll.mock.contexts.map((row) => (row as HTMLElement).textContent);
  const { rerender } = render(<Names openKey="Two" />);
  rerender(<Names openKey="Three" />);
  expect(rows()).toEqual(['Two', 'Three']);
  rerender(<Names />);
  scroll.mockClear();
  // A click opens what is in view already.
  rerender(<Names openKey="One" />);
  expect(rows()).toEqual([]);
});
