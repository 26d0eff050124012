import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

const long = 'Condition monitoring of slowly turning bearings in wind turbines';

async function openWith(html: string): Promise<void> {
  await signInAs('owner@skf.example');
  await openScreen('/no/such/place');
  await expect.element(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  const place = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => place.remove());
  place.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 120px; z-index: 99';
  place.innerHTML = html;
}

const named = () =>
  [...document.querySelectorAll('body > div:last-child [title]')].map((element) =>
    element.getAttribute('title'),
  );

test.each([
  ['a line', `<p class="truncate" data-testid="text">${long}</p>`],
  ['an excerpt', `<p class="line-clamp-2" data-testid="text">${long}</p>`],
  ['a line around what is pointed at', `<p class="truncate"><b data-testid="text">${long}</b></p>`],
  ['a line within it', `<a href="#" data-testid="text"><b class="block truncate">${long}</b></a>`],
])('%s that is cut is named whole to whoever points at it', async (_, html) => {
  await openWith(html);
  expect(named()).toEqual([]);
  await userEvent.hover(page.getByTestId('text'));
  await expect.poll(named).toEqual([long]);
  await userEvent.unhover(page.getByTestId('text'));
  await expect.poll(named).toEqual([]);
});

test('what is there as a whole, or has a title of its own, gets none', async () => {
  await openWith(
    `<p class="truncate" data-testid="short">Short</p>
     <p class="truncate" data-testid="own" title="Its own">${long}</p>`,
  );
  await userEvent.hover(page.getByTestId('short'));
  await userEvent.hover(page.getByTestId('own'));
  expect(named()).toEqual(['Its own']);
});
