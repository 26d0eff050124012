// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { useChartCursor } from './use-chart-cursor.ts';

afterEach(cleanup);

interface Props {
  readonly count: number;
  readonly rowStep?: number;
  readonly onOpen?: (index: number) => void;
}

/** Places of 10 px beside each other. */
function Places(props: Props) {
  const { index, cursorProps } = useChartCursor({
    label: 'Visits',
    wordsOf: (at) => `Place ${at}`,
    placeAt: (x) => Math.floor(x / 10),
    ...props,
  });
  return <div {...cursorProps}>{index ?? 'none'}</div>;
}

function open(props: Props) {
  const { rerender } = render(<Places {...props} />);
  const cursor = screen.getByRole('slider');
  return {
    cursor,
    change: (next: Props) => rerender(<Places {...next} />),
    press: (key: string, modifiers = {}) => {
      const isLeft = fireEvent.keyDown(cursor, { key, ...modifiers });
      return { at: cursor.textContent, isTaken: !isLeft };
    },
    attribute: (name: string) => cursor.getAttribute(`aria-${name}`),
  };
}

test('arrow keys enter at the near end, and stop at both ends', () => {
  const { press } = open({ count: 3 });
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'];
  expect(keys.map((key) => press(key).at)).toEqual(['0', '1', '2', '2', '1']);
  expect(['Home', 'ArrowLeft', 'End'].map((key) => press(key).at)).toEqual(['0', '0', '2']);
});

test('arrow keys against the direction enter at the far end', () => {
  for (const key of ['ArrowLeft', 'ArrowUp', 'End']) {
    expect(open({ count: 3 }).press(key).at, key).toBe('2');
    cleanup();
  }
  for (const key of ['ArrowRight', 'ArrowDown', 'Home']) {
    expect(open({ count: 3 }).press(key).at, key).toBe('0');
    cleanup();
  }
});

test('where places lie below each other, sideways moves by a column, up and down by one', () => {
  const { press } = open({ count: 20, rowStep: 7 });
  const keys = ['Home', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft'];
  expect(keys.map((key) => press(key).at)).toEqual(['0', '1', '8', '15', '19', '12']);
  expect(press('ArrowUp').at).toBe('11');
});

test('Escape leaves the chart, and is left to a dialog around it when it is left already', () => {
  const { press } = open({ count: 3 });
  expect(press('Escape').isTaken).toBe(false);
  press('End');
  expect(press('Escape')).toEqual({ at: 'none', isTaken: true });
});

test('Enter opens the place of the cursor, and nothing before there is one', () => {
  const onOpen = vi.fn();
  const { press } = open({ count: 3, onOpen });
  expect(press('Enter').isTaken).toBe(false);
  expect(onOpen).not.toHaveBeenCalled();
  press('End');
  press('ArrowLeft');
  expect(press('Enter').isTaken).toBe(true);
  expect(onOpen.mock.calls).toEqual([[1]]);
});

test('keys of the browser and other keys are left alone', () => {
  const { press } = open({ count: 3 });
  press('Home');
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    expect(press('ArrowRight', { [modifier]: true })).toEqual({ at: '0', isTaken: false });
  expect(press('Tab')).toEqual({ at: '0', isTaken: false });
  expect(press('Enter')).toEqual({ at: '0', isTaken: false });
});

test('screen readers are read the value, counted from 1, and how to come to values before', () => {
  const { press, attribute } = open({ count: 3 });
  const readAll = () =>
    ['label', 'valuemin', 'valuenow', 'valuemax', 'valuetext'].map((name) => attribute(name));
  expect(readAll()).toEqual(['Visits', '1', '1', '3', 'Arrow keys read the values']);
  press('End');
  expect(readAll()).toEqual(['Visits', '1', '3', '3', 'Place 2']);
});

test('what Enter does is said where it does something', () => {
  const { attribute } = open({ count: 3, onOpen: () => {} });
  expect(attribute('label')).toBe('Visits. Enter lists what is counted.');
});

test('a chart of nothing has no cursor, and is not stopped at', () => {
  const onOpen = vi.fn();
  const { cursor, press, attribute } = open({ count: 0, onOpen });
  expect(cursor.tabIndex).toBe(-1);
  for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter'])
    expect(press(key).at, key).toBe('none');
  fireEvent.pointerMove(cursor, { clientX: 0 });
  expect(cursor.textContent).toBe('none');
  expect([attribute('valuemin'), attribute('valuenow'), attribute('valuemax')]).toEqual(
    Array(3).fill('0'),
  );
  expect(onOpen).not.toHaveBeenCalled();
});

test('of fewer places than before the last one keeps the cursor', () => {
  const { cursor, press, change } = open({ count: 9 });
  press('End');
  change({ count: 4 });
  expect(cursor.textContent).toBe('3');
  expect(press('ArrowLeft').at).toBe('2');
  change({ count: 0 });
  expect(cursor.textContent).toBe('none');
});

test('the pointer moves the cursor; beside the places and outside there is none', () => {
  const { cursor } = open({ count: 3 });
  const at = (clientX: number) => {
    fireEvent.pointerMove(cursor, { clientX });
    return cursor.textContent;
  };
  expect([0, 9, 10, 29, 30, -1].map(at)).toEqual(['0', '0', '1', '2', 'none', 'none']);
  at(15);
  fireEvent.pointerLeave(cursor);
  expect(cursor.textContent).toBe('none');
  at(15);
  fireEvent.blur(cursor);
  expect(cursor.textContent).toBe('none');
});

test('a click opens what is below the pointer', () => {
  const onOpen = vi.fn();
  const { cursor } = open({ count: 3, onOpen });
  fireEvent.pointerMove(cursor, { clientX: 25 });
  fireEvent.click(cursor, { clientX: 25 });
  fireEvent.pointerMove(cursor, { clientX: 45 });
  fireEvent.click(cursor, { clientX: 45 });
  expect(onOpen.mock.calls).toEqual([[2]]);
});
