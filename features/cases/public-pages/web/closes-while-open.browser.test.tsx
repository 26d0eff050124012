import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { holdDelays } from '#core/web/tests/held-delays.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import type { Cycle } from '#features/cases/corporations/domain/cycle.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';

const foundry = 'foundry@outrider.example';
const minuteMs = 60_000;

/** A published opportunity that closes in two hours; deleted when the test ends. */
async function postOpportunity(): Promise<Opportunity> {
  const all = await sendRequest<Corporation[]>(foundry, '/corporations');
  const corporationId = all.find(({ slug }) => slug === 'halden-marine')?.id ?? '';
  const [cycle] = await sendRequest<Cycle[]>(foundry, `/corporations/${corporationId}/cycles`);
  const data = {
    corporationId,
    cycleId: cycle?.id,
    name: `Closes while open ${Date.now()}`,
    introduction: 'Of a test.',
    isPublished: true,
    cycleEndDate: new Date(Date.now() + 120 * minuteMs).toISOString(),
  };
  const posted = await sendRequest<Opportunity>(foundry, '/opportunities', {
    method: 'POST',
    data,
  });
  onTestFinished(() =>
    sendRequest(foundry, `/opportunities/${posted.id}`, { method: 'DELETE' }).then(() => {}),
  );
  return posted;
}

test('A form that closes while it is open says so, and keeps what was typed', async () => {
  const { id, name, cycleEndDate, version } = await postOpportunity();
  // timing: the page's clock stands at a full minute, and goes on when the test says so. Without fake
  // timers: whoever polls would move their clock on.
  vi.setSystemTime(Math.floor(Date.now() / minuteMs) * minuteMs);
  onTestFinished(() => void vi.useRealTimers());
  const letPass = holdDelays(minuteMs);
  await openScreen(`/c/halden-marine/${id}`);
  await expect.element(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const facts = page.getByRole('complementary', { name: 'About this opportunity' });
  await expect.element(facts).toMatchTextContent(/Closes .* Oslo/u);
  await page.getByLabelText('Your pitch').fill('A flow cell counts wear particles.');

  // The server's clock cannot be moved; its end can.
  const ended = new Date(Date.parse(cycleEndDate ?? '') - 240 * minuteMs).toISOString();
  await sendRequest(foundry, `/opportunities/${id}`, {
    method: 'PUT',
    data: { ...(await contentOf(id)), version, cycleEndDate: ended },
  });
  await expect.element(page.getByLabelText('Your pitch')).toBeVisible();
  expect(Date.now() % minuteMs).toBe(0);
  vi.setSystemTime(Date.parse(cycleEndDate ?? '') + minuteMs);
  letPass();

  const notice = page.getByRole('alert').filter({ hasText: 'takes no more submissions' });
  await expect.element(notice).toHaveFocus();
  await expect
    .element(page.getByRole('region', { name: 'What you typed' }))
    .toMatchTextContent('A flow cell counts wear particles.');
  await expect.element(facts).toMatchTextContent('Finished');
});

/** What a change has to send beside what it changes. */
async function contentOf(id: string) {
  const { cycleId, name } = await sendRequest<Opportunity>(foundry, `/opportunities/${id}`);
  return { cycleId, name };
}
