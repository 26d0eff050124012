import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Figures, FunnelStep } from '#features/metrics/domain/metrics.ts';
import { lastDays } from '#features/metrics/domain/range.ts';
import { formatNumber } from '#core/domain/format.ts';
import { expectAddress } from '#core/web/tests/address.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { today } from '#ui/dates.tsx';

const mail = 'champion@skf.example';
const main = page.getByRole('main');

async function asked<Answer>(path: string): Promise<Answer> {
  const { from, to } = lastDays(90, today());
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (await sendRequest(mail, `${path}?from=${from}&to=${to}&zone=${zone}`)) as Answer;
}

test('figures, chart and table show what the server counted, and lead to the rows', async () => {
  const figures = await asked<Figures>('/metrics/figures');
  const funnel = await asked<FunnelStep[]>('/metrics/funnel');
  await signInAs(mail);
  await openScreen('/metrics');
  const count = formatNumber(figures.submissions.value ?? 0);
  const submissions = main.getByRole('button', { name: new RegExp(`^Submissions ?${count}`, 'u') });
  await expect.element(submissions).toBeVisible();

  const chart = main.getByRole('slider', { name: /^Funnel/u });
  await expect.element(chart).toBeVisible();
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const [, second] = funnel;
  await expect
    .element(chart)
    .toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(`${second?.stage}: ${formatNumber(second?.reached ?? 0)}`),
    );
  await userEvent.keyboard('{Enter}');
  await expectAddress(`/metrics?rows=reached&stage=${second?.stage}`);
  const panel = page.getByRole('complementary', { name: `Reached ${second?.stage}` });
  await expect.element(panel.getByRole('link').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await expectAddress('/metrics');

  await main.getByRole('button', { name: 'Funnel as a table' }).click();
  const table = main.getByRole('table', { name: 'Funnel' });
  await expect.element(table.getByRole('row')).toHaveLength(funnel.length + 1);
  await main.getByRole('radio', { name: 'Year' }).click();
  await expectAddress('/metrics?range=365');
});
