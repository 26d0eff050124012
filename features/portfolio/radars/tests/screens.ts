import { expect, type Page } from '#e2e/support/fixtures.ts';
import { waitUntilIdle } from '#e2e/support/idle.ts';
import { foundry, openAt, owner, type Screen } from '#e2e/support/screen.ts';

const blips = (page: Page) => page.locator('[data-blip]');

async function openRadar(page: Page): Promise<void> {
  await page.goto('/radars');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(blips(page).first()).toBeVisible();
}

async function chooseFirst(page: Page): Promise<void> {
  await openRadar(page);
  await waitUntilIdle(page);
  await blips(page).first().press('Enter');
  await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeVisible();
}

export const screens: readonly Screen[] = [
  {
    name: 'radars',
    person: owner,
    open: openAt('/radars', (page) => page.getByRole('article').first()),
  },
  { name: 'a radar with a chosen blip', person: owner, open: chooseFirst },
  {
    name: 'all of a blip',
    person: owner,
    open: async (page) => {
      await chooseFirst(page);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
    },
  },
  {
    name: 'adding blips to a draft',
    person: owner,
    open: async (page) => {
      await openRadar(page);
      await page.getByRole('button', { name: 'Edit draft' }).click();
      await page.getByRole('button', { name: 'Add blip' }).click();
      await expect(page.getByRole('textbox', { name: 'Name of the new blip' })).toBeFocused();
    },
  },
  {
    name: 'a new round of a radar',
    person: owner,
    open: async (page) => {
      await openRadar(page);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'New round…' }).click();
      await page.getByText('Advanced').click();
      await expect(page.getByText('Collect proposals before the vote')).toBeVisible();
    },
  },
  {
    name: 'proposals and gaps of a radar',
    person: owner,
    open: async (page) => {
      await openRadar(page);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Proposals and gaps' }).click();
      await expect(page.getByRole('heading', { name: /^Blips without a company/u })).toBeVisible();
    },
  },
  {
    name: 'two editions compared',
    person: owner,
    open: async (page) => {
      await openRadar(page);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Compare' }).click();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'a vote of a round',
    person: owner,
    open: async (page) => {
      await openRadar(page);
      await page.getByRole('link', { name: 'Vote', exact: true }).click();
      await expect(page.getByRole('group', { name: 'Ring', exact: true })).toBeVisible();
    },
  },
  {
    name: 'a new radar',
    person: foundry,
    open: async (page) => {
      await page.goto('/radars');
      await page.getByRole('button', { name: 'New radar' }).click();
      await page.getByRole('menuitem', { name: 'From a template…' }).click();
      await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
    },
  },
];
