// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderHook } from '#core/web/tests/testing-library.ts';
import { useAskBeforeUnload } from './use-ask-before-unload.ts';

/** Whether the browser asks before the page is left. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks only while something is not saved', () => {
  const { rerender, unmount } = renderHook(useAskBeforeUnload, { initialProps: false });
  expect(isAsked()).toBe(false);
  rerender(true);
  expect(isAsked()).toBe(true);
  rerender(false);
  expect(isAsked()).toBe(false);
  rerender(true);
  unmount();
  expect(isAsked()).toBe(false);
});
