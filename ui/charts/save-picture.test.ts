// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { dismissToast, toastStore } from '#ui/toasts.ts';
import { savePicture } from './save-picture.ts';

afterEach(() => {
  for (const { id } of toastStore.current()) dismissToast(id);
  vi.doUnmock('./draw-picture.ts');
  vi.resetModules();
});

const said = () => toastStore.current().map(({ message }) => message);

test('code that cannot be fetched is said in our words, without its address', async () => {
  vi.doMock('./draw-picture.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js');
  });
  await savePicture(document.createElement('div'), 'Funnel');
  expect(said()).toEqual([refusalText(refusals['transport.code'])]);
});

test('a picture that cannot be drawn is said, and the page is as it was', async () => {
  vi.doMock('./draw-picture.ts', () => ({
    drawPicture: () => Promise.reject(new Error('cssRules of null')),
  }));
  const card = document.createElement('div');
  card.innerHTML = '<div role="region" style="max-height: 20px"></div>';
  await savePicture(card, 'Funnel');
  expect(said()).toEqual(['The picture could not be drawn. Try again.']);
  expect(card.querySelector<HTMLElement>('[role="region"]')?.style.maxHeight).toBe('20px');
});
