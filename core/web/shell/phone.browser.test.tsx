import { usePhone } from '#core/web/tests/viewport.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { openOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { textsOf } from '#core/web/tests/elements.ts';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const foundry = 'foundry@outrider.example';

beforeEach(() => signInAs(foundry));
beforeEach(usePhone);

const bar = page.getByRole('navigation', { name: 'Main' });
const more = bar.getByRole('button', { name: 'More' });

test('Five entries are in the bottom bar', async () => {
  await openScreen('/projects');
  await expect
    .poll(() => textsOf(bar.getByRole('link')))
    .toEqual(['Projects', 'Discover', 'Scout', 'Collections']);
  await expect.element(more).toBeVisible();
  await expect.element(page.getByRole('complementary', { name: 'Sidebar' })).toHaveLength(0);
  await expect.poll(() => bar.element().getBoundingClientRect().bottom).toBe(844);

  await bar.getByRole('link', { name: 'Discover' }).click();
  await expectAddress('/discover');
  await expect.element(page.getByRole('article').first()).toBeVisible();
});

test('More lists the other sections and the account', async () => {
  await openScreen('/projects');
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect.poll(() => textsOf(sheet.getByRole('link'))).toContain('Administration');
  await expect.element(sheet.getByRole('button', { name: /^Account of/u })).toBeVisible();
  await sheet.getByRole('link', { name: 'Administration' }).click();
  await expectAddress(/^\/admin/u);
  await expect.element(sheet).toHaveLength(0);
});

test('More lists what is pinned', async () => {
  await openScreen('/collections');
  const first = page.getByRole('main').getByRole('link').first();
  const id = (await first.findElement()).getAttribute('href')?.split('/').at(-1) ?? '';
  const collection = await sendRequest<{ name: string }>(foundry, `/collections/${id}`);
  await sendRequest(foundry, `/pins/collection/${id}`, { method: 'PUT' });
  onTestFinished(() => sendRequest(foundry, `/pins/collection/${id}`, { method: 'DELETE' }));
  await openScreen('/projects');
  await more.click();
  const pinned = page.getByRole('dialog', { name: 'More' }).getByRole('navigation');
  await pinned.getByRole('link', { name: collection.name }).click();
  await expectAddress(`/collection/${id}`);
  await expect.element(page.getByRole('dialog', { name: 'More' })).toHaveLength(0);
});

test('The corporation is chosen in the top bar', async () => {
  await openScreen('/projects');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: /^Corporation:/u }).click();
  await page.getByRole('option', { name: 'Halden Marine' }).click();
  await expect
    .element(bar.getByRole('button', { name: /^Corporation: Halden Marine/u }))
    .toBeVisible();
});

test('Projects are cards, and a submission is a full-height sheet', async () => {
  await openScreen('/projects');
  await expect
    .element(page.getByRole('list', { name: 'Projects' }).getByRole('listitem').first())
    .toBeVisible();
  await expect.element(page.getByRole('table')).toHaveLength(0);

  await openOpportunity(slewingOpportunityName, 'submissions');
  const cards = page.getByRole('list', { name: 'Submissions' }).getByRole('listitem');
  await cards.nth(1).getByRole('button').click();
  const sheet = page.getByRole('complementary', { name: 'Submission' });
  await expect.element(sheet.getByRole('heading', { name: 'Pitch' })).toBeVisible();
  await expect
    .poll(() => sheet.element().getBoundingClientRect())
    .toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await sheet.getByRole('button', { name: 'Close panel' }).click();
  await expect.element(sheet).toHaveLength(0);
});
