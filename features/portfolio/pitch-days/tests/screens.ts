import { expect, type Page } from '#e2e/support/fixtures.ts';
import { openAt, owner, type Screen } from '#e2e/support/screen.ts';

async function openDay(page: Page): Promise<void> {
  await page.goto('/venturematch/pitch-days');
  await page.getByRole('link', { name: 'Winter pitch day' }).click();
  await expect(page.getByRole('heading', { name: 'Winter pitch day' })).toBeVisible();
}

export const screens: readonly Screen[] = [
  {
    name: 'pitch days',
    person: owner,
    open: openAt('/venturematch/pitch-days', (page) =>
      page.getByRole('list', { name: 'Pitch days' }),
    ),
  },
  {
    name: 'the pairs of a pitch day with a chosen one',
    person: owner,
    open: async (page) => {
      await openDay(page);
      await page.locator('[data-pair]').first().click();
      await expect(page.getByRole('button', { name: /^(?:Pin|Unpin)$/u })).toBeVisible();
    },
  },
  {
    name: 'the schedule of a pitch day',
    person: owner,
    open: async (page) => {
      await openDay(page);
      await page.getByRole('radio', { name: 'Schedule' }).click();
      await expect(page.getByRole('table', { name: 'Schedule' })).toBeVisible();
    },
  },
  {
    name: 'the invitations to a pitch day',
    person: owner,
    open: async (page) => {
      await openDay(page);
      await page.getByRole('button', { name: 'Invitations' }).click();
      await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
    },
  },
  {
    name: 'a new pitch day',
    person: owner,
    open: async (page) => {
      await page.goto('/venturematch/pitch-days');
      await page.getByRole('button', { name: 'New pitch day' }).click();
      await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
    },
  },
];
