import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { breakReads, problem } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

test('While a busy server is asked again, a line says so', async () => {
  await signInAs('owner@skf.example');
  const mend = breakReads('/api/radars', () => problem(503, 'Busy.', 'unavailable'));
  await openScreen('/radars');
  const line = page.getByText('The server is busy. Trying again…');
  await expect.element(line).toBeVisible();
  mend();
  await expect.element(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});
