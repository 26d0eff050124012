import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, expectTitle } from '#core/web/tests/address.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAsNewcomer } from '#core/web/tests/newcomer.ts';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { typeDate } from '#core/web/tests/type-date.ts';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { setRegion } from '#ui/date-formats.ts';

const closes = page.getByRole('group', { name: /^Closes/u });
const closesAt = page.getByLabelText('Closes at (Stockholm)');

test('A deadline is entered in the corporation’s zone, and told in it and in the reader’s', async () => {
  const all = await sendRequest<Corporation[]>('foundry@outrider.example', '/corporations');
  const skf = all.find(({ slug }) => slug === 'skf');
  await signInAsNewcomer({ corporationId: skf?.id ?? null });
  await openScreen('/opportunities/new');
  await typeDate(closes, '24', '12', '2031');
  // A day is meant until its last minute.
  await expect.element(closesAt).toHaveValue('23:59');
  await closesAt.fill('17:00');
  const name = `Deadline with an hour ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Post opportunity' }).click();
  await expectTitle(name);
  const main = page.getByRole('main');
  setRegion({ locale: 'en-GB', timeZone: 'Europe/Stockholm' });
  const deadline = main.getByText('24 Dec 2031, 17:00 Stockholm').first();
  await expect.element(deadline).not.toMatchTextContent('your time');
  setRegion({ locale: 'en-GB', timeZone: 'America/New_York' });
  await expect
    .element(deadline)
    .toMatchTextContent('24 Dec 2031, 17:00 Stockholm (11:00 your time)');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectAddress(/^\/discover/u);
});
