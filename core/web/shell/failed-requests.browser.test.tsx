import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { findOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { breakReads, intercept, mendByPressing, problem } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

beforeEach(() => signInAs('member@skf.example'));

const alert = page.getByRole('alert');
const broken = refusalText(refusals.internal, { requestId: '4711' });

test('What cannot be loaded is shown in words, and Try again helps', async () => {
  const id = await findOpportunity(slewingOpportunityName);
  const mend = breakReads(`/api/opportunities/${id}`, () => problem(500, broken));
  await openScreen(`/opportunity/${id}`);
  await expect.element(alert).toMatchTextContent('The opportunity could not be loaded');
  await expect.element(alert).toMatchTextContent(broken);
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await mendByPressing(mend, alert.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('heading', { name: 'Introduction' })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('One failed list does not affect the rest of its screen', async () => {
  const mend = breakReads('/api/projects', () => problem(500, broken));
  await openScreen('/projects');
  await expect.element(alert).toMatchTextContent('The projects could not be loaded');
  await expect.element(page.getByText('Closed this quarter')).toBeVisible();
  await mendByPressing(mend, page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('table', { name: 'Projects' })).toBeVisible();
});

test('A server that is down for a moment is asked again, without a message', async () => {
  let calls = 0;
  intercept('GET /api/opportunities', (send) => {
    calls += 1;
    return calls === 1 ? problem(503, refusalText(refusals.unavailable), 'unavailable') : send();
  });
  await openScreen('/discover');
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  expect(calls).toBeGreaterThan(1);
});
