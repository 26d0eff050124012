import { expect, type Page } from './journey.ts';

/** What a founder writes into the form of a challenge of the demonstration. */
export const filledIn: Readonly<Record<string, string>> = {
  Company: 'Tribometrics',
  Website: 'tribometrics.example',
  'Your name': 'Ada Moss',
  'E-mail': 'ada@tribometrics.example',
  Title: 'Wear debris, counted in the grease',
  'Your pitch': 'A flow cell the size of a grease nipple **counts** wear particles.',
  'How mature is it?': 'Two pilots run',
};

export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send to/u });
export const received = (page: Page) => page.getByRole('heading', { name: 'Received. Thank you.' });

/** Goes to a challenge as founders do: from the corporation's page. */
export async function openChallenge(page: Page, name: string, slug = 'skf'): Promise<void> {
  await page.goto(`/c/${slug}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What to send' })).toBeVisible();
}

export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
}

/** Sends the form, and answers the secret link that came back. The form waits until it may be sent. */
export async function handIn(page: Page): Promise<string> {
  await sendButton(page).click();
  await expect(received(page)).toBeVisible({ timeout: 15_000 });
  return page.getByLabel('Secret link').inputValue();
}
