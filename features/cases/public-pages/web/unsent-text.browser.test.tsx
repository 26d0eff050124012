import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { intercept, problem } from '#core/web/tests/intercept.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { setViewport, usePhone } from '#core/web/tests/viewport.ts';
import { publicPageRefusals } from '#features/cases/public-pages/domain/refusals.ts';

const grease = 'Grease that lasts ten years';
const ofOpportunity = /^(?:GET|POST) \/api\/public\/opportunities\/[\w-]+(?:\/submissions)?$/u;
const values = {
  Company: 'Tribometrics',
  'Your name': 'Ada Moss',
  Email: 'ada@tribometrics.example',
  Title: 'Wear debris, counted',
  'Your pitch': `A flow cell counts wear particles.\n${'and one more line that is long '.repeat(9)}`,
  'How mature is it?': 'Two pilots run',
};
const copied = Object.entries(values)
  .map(([label, value]) => `${label}\n${value.trim()}\n`)
  .join('\n');

const typed = page.getByRole('region', { name: 'What you typed' });
const button = (name: string) => typed.getByRole('button', { name, exact: true });
const send = page.getByRole('button', { name: /^Send to/u });

async function typeIn(): Promise<void> {
  await openScreen('/c/skf');
  await page.getByRole('link', { name: grease }).click();
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: label }).fill(value);
  await expect.poll(() => Object.values(localStorage).join()).toContain('Two pilots run');
}

/** From now on the opportunity is finished, for who asks for it or sends something. */
const finish = () =>
  intercept(ofOpportunity, async (ask, _, { method }) => {
    if (method === 'POST') {
      const sentence = refusalText(publicPageRefusals['public.finished']);
      return problem(409, sentence, 'public.finished');
    }
    const opportunity = (await (await ask()).json()) as object;
    return Response.json({ ...opportunity, status: 'FINISHED' });
  });
const remove = () =>
  intercept(ofOpportunity, () => problem(404, refusalText(refusals.notFound), 'notFound'));

async function expectText(): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect.element(typed.getByText(label, { exact: true })).toBeVisible();
    await expect.poll(() => typed.query()?.textContent).toContain(value);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
}

function watchClipboard(write: (text: string) => Promise<void>) {
  const watched = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  onTestFinished(() => watched.mockRestore());
  return watched;
}

beforeEach(() => localStorage.clear());

test.each([
  ['a phone', usePhone],
  ['a desk', () => setViewport(1440, 900)],
])('What was typed when the call ended stays, with Copy, over a reload, on %s', async (_, use) => {
  await use();
  await typeIn();
  finish();
  await send.click();
  const ended = page.getByRole('alert').filter({ hasText: 'takes no more submissions' });
  await expect.element(ended).toHaveFocus();
  await expectText();
  await reopenScreen();
  await expect.element(page.getByText('takes no more submissions')).toBeVisible();
  await expectText();
  const clipboard = watchClipboard(() => Promise.resolve());
  await button('Copy').click();
  await expect.element(button('Copied')).toBeVisible();
  expect(clipboard).toHaveBeenCalledWith(copied);
});

test.each([
  ['a phone', usePhone],
  ['a desk', () => setViewport(1440, 900)],
])('It stays when the opportunity goes away, on %s, until it is discarded', async (_, use) => {
  await use();
  await typeIn();
  remove();
  await send.click();
  await expectText();
  await reopenScreen();
  await expect.element(page.getByRole('heading', { name: 'Opportunity not found' })).toBeVisible();
  await expectText();
  watchClipboard(() => Promise.reject(new Error('No permission.')));
  await button('Copy').click();
  await expect.element(typed.getByRole('status')).toMatchTextContent('The text is selected');
  expect(String(getSelection())).toContain('Two pilots run');
  await button('Discard').click();
  await expect.element(typed.getByText('Ada Moss')).not.toBeInTheDocument();
  await button('Undo').click();
  await expectText();
  await button('Discard').click();
  await reopenScreen();
  await expect.element(page.getByRole('heading', { name: 'Opportunity not found' })).toBeVisible();
  await expect.element(typed).not.toBeInTheDocument();
});

test('A text whose sending had no answer is not called unsent', async () => {
  await typeIn();
  const reconnect = intercept(ofOpportunity, () =>
    Promise.reject(new TypeError('Failed to fetch')),
  );
  await send.click();
  await expect.element(page.getByText('saved in this browser.').first()).toBeVisible();
  reconnect();
  finish();
  await reopenScreen();
  await expect.element(typed.getByText('it may have arrived')).toBeVisible();
});

test('Who typed nothing is shown nothing', async () => {
  finish();
  await openScreen('/c/skf');
  await page.getByRole('link', { name: grease }).click();
  await expect.element(page.getByText('takes no more submissions')).toBeVisible();
  await expect.element(typed).not.toBeInTheDocument();
});
