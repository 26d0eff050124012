import { expect, type Page } from './fixtures.ts';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const postButton = (page: Page) => page.getByRole('button', { name: 'Post opportunity' });

/** Posts an opportunity of one's own corporation with only a name, and stays on its page. */
export async function postOpportunity(page: Page, name: string): Promise<void> {
  await page.goto('/opportunities/new');
  await expect(
    page.getByRole('button', { name: /(?:Winter|Spring|Summer|Autumn) \d{4}/u }),
  ).toBeVisible();
  await field(page, 'Name').fill(name);
  await postButton(page).click();
  await expect(page).toHaveTitle(`${name} | Outrider`);
}

export async function chooseFromMoreMenu(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Deletes the opportunity that is shown, so that other tests find the data unchanged. */
export async function removeOpportunity(page: Page): Promise<void> {
  await chooseFromMoreMenu(page, 'Delete…');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/discover/u);
}
