// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebouncedSearch } from './use-debounced-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field over an address, which takes up what was sent when it is told to. */
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

test('what is typed is sent once it rests', () => {
  const field = open();
  field.type('we');
  field.wait(60);
  field.type('wear');
  field.wait(60);
  expect(field.sent).toEqual([]);
  field.wait(40);
  expect(field.sent).toEqual(['wear']);
});

test('letters typed while the address changes are not lost', () => {
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

test('two that are under way come back in their order', () => {
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

test('the field follows an address that changes from outside', () => {
  const field = open('wear');
  field.type('wear s');
  field.wait(100);
  field.arrive('wear s');
  field.arrive('wear');
  expect(field.typed).toBe('wear');
  field.arrive('wear s');
  expect(field.typed).toBe('wear s');
});
