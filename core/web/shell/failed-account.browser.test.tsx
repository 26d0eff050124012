import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { breakReads, mendByPressing, problem } from '#core/web/tests/intercept.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { pressEscape } from '#core/web/tests/elements.ts';

const main = page.getByRole('navigation', { name: 'Main' });
const outdated = page.getByText('Your account could not be loaded. What was known last is shown.');
const failure = () => problem(500, refusalText(refusals.internal, { requestId: '4711' }));

/** What the frame asks for at the start; each may fail by itself. */
const startUpReads = [
  /^\/api\/users\/by-auth$/u,
  /^\/api\/system-roles\/users\/[^/]+\/roles$/u,
  /^\/api\/corporations\/user\/[^/]+$/u,
];

test.each(startUpReads)(
  'Without %s the account is not known, rather than without rights',
  async (path) => {
    await signInAs('superuser@outrider.example', { keepsChoices: true });
    const mend = breakReads(path, failure);
    await openScreen('/projects');
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent('Your account could not be loaded');
    await expect.element(page.getByRole('table', { name: 'Projects' })).not.toBeInTheDocument();
    await mendByPressing(mend, alert.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('table', { name: 'Projects' })).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'Metrics' })).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
  },
);

test('Rights that cannot be read again stay as they were, with a line, until the next navigation', async () => {
  await signInAs('superuser@outrider.example', { keepsChoices: true });
  await openScreen('/projects');
  await expect.element(main.getByRole('link', { name: 'Metrics' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Projects' })).toBeVisible();
  const mend = breakReads(startUpReads[1] ?? '', failure);
  const { queryClient } = await import('#core/web/transport/query-client.ts');
  queryClient.clear();
  await reopenScreen();
  await expect.element(outdated).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Metrics' })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Projects' })).toBeVisible();
  mend();
  await main.getByRole('link', { name: 'Metrics' }).click();
  await expect.element(outdated).not.toBeInTheDocument();
});

test('Corporations that cannot be listed are not none', async () => {
  await signInAs('superuser@outrider.example', { keepsChoices: true });
  const mend = breakReads('/api/corporations', failure);
  await openScreen('/projects');
  const line = page.getByText('The corporations could not be loaded.');
  await expect.element(line).toBeVisible();
  await expect.element(page.getByText('0 corporations')).not.toBeInTheDocument();
  await mendByPressing(mend, page.getByRole('button', { name: 'Try again' }));
  await expect.element(line).not.toBeInTheDocument();
  await pressEscape();
});
