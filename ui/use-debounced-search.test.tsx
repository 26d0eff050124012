// @vitest-environment happy-dom
import { act, renderHook } from '#core/web/tests/testing-library.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedSearch } from './use-debounced-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field over a URL parameter that tests update explicitly. */
function open(value = '') {
  const sent: string[] = [];
  const { result, rerender } = renderHook(
    (props: { value: string }) => useDebouncedSearch(props.value, (text) => sent.push(text), 90),
    { initialProps: { value } },
  );
  return {
    sent,
    type: (text: string) => act(() => result.current[1](text)),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    arrive: (address: string) => rerender({ value: address }),
    get typed() {
      return result.current[0];
    },
  };
}

test('the typed text is committed once it rests', () => {
  const field = open();
  field.type('we');
  field.wait(60);
  field.type('wear');
  field.wait(60);
  expect(field.sent).toEqual([]);
  field.wait(40);
  expect(field.sent).toEqual(['wear']);
});

test('letters typed while the URL changes are not lost', () => {
  const field = open();
  field.type('wear');
  field.wait(100);
  field.type('wear s');
  field.arrive('wear');
  expect(field.typed).toBe('wear s');
  field.wait(100);
  expect(field.sent).toEqual(['wear', 'wear s']);
  field.arrive('wear s');
  expect(field.typed).toBe('wear s');
});

test('two pending commits return in their order', () => {
  const field = open();
  field.type('we');
  field.wait(100);
  field.type('wea');
  field.wait(100);
  field.type('wear');
  field.arrive('we');
  field.arrive('wea');
  expect(field.typed).toBe('wear');
});

test('the field follows a URL that changes from outside', () => {
  const field = open('wear');
  field.type('wear s');
  field.wait(100);
  field.arrive('wear s');
  field.arrive('wear');
  expect(field.typed).toBe('wear');
  field.arrive('wear s');
  expect(field.typed).toBe('wear s');
});
