import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { refusalText, refusals } from '#core/domain/refusals.ts';

const enter = page.getByRole('button', { name: 'Sign in', exact: true });
const accounts = page.getByRole('heading', { name: 'Demonstration accounts' });

const places = () => [enter, accounts].map((part) => part.element().getBoundingClientRect().top);

test('A wrong password moves nothing', async () => {
  await openScreen('/signin');
  await expect.element(accounts).toBeVisible();
  const before = places();
  await page.getByLabelText('Email').fill('nobody@skf.example');
  await page.getByLabelText('Password').fill('not-the-password');
  await enter.click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(refusalText(refusals['signIn.wrong']));
  await expect.element(enter).toBeEnabled();
  await expect.poll(places).toEqual(before);
});

test('The longest refusal fits the place that is kept for it', async () => {
  await openScreen('/signin');
  await expect.element(enter).toBeVisible();
  const alert = page.getByRole('alert');
  const { height } = alert.element().getBoundingClientRect();
  await page.getByLabelText('Email').fill('nobody@skf.example');
  await page.getByLabelText('Password').fill('not-the-password');
  await enter.click();
  const message = alert.getByText(refusalText(refusals['signIn.wrong']));
  await expect.element(message).toBeVisible();
  const box = message.element();
  const words = box.lastChild ?? box;
  for (const [code, { sentence }] of Object.entries(refusals)) {
    if (!code.startsWith('signIn.')) continue;
    words.textContent = sentence;
    expect(box.getBoundingClientRect().height, sentence).toBeLessThanOrEqual(height);
  }
});
