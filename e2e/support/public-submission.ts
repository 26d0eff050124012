import { randomUUID } from 'node:crypto';
import { limits } from '#core/domain/limits.ts';
import { expect, type Page } from './fixtures.ts';

/** A founder's entries in the form of an opportunity of the demonstration. */
export const formValues: Readonly<Record<string, string>> = {
  Company: 'Tribometrics',
  Website: 'tribometrics.example',
  'Your name': 'Ada Moss',
  Email: 'ada@tribometrics.example',
  Title: 'Wear debris, counted in the grease',
  'Your pitch': 'A flow cell the size of a grease nipple **counts** wear particles.',
  'How mature is it?': 'Two pilots run',
};

export const sendButton = (page: Page) => page.getByRole('button', { name: /^Send to/u });
export const receivedHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Received. Thank you.' });

/** Opens an opportunity as founders do: from the corporation's page. */
export async function openPublicOpportunity(page: Page, name: string, slug = 'skf'): Promise<void> {
  await page.goto(`/c/${slug}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Call to action' })).toBeVisible();
}

export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByRole('textbox', { name: label }).fill(value);
}

/** Submits the form, and returns the secret link. The form delays the first submit. */
export async function submitForm(page: Page): Promise<string> {
  await sendButton(page).click();
  await expect(receivedHeading(page)).toBeVisible();
  return page.getByLabel('Secret link').inputValue();
}

let followed: Promise<string> | null = null;

/** The URL of a submission to look at: the same for all callers. */
export function loadFollowUpUrl(page: Page): Promise<string> {
  followed ??= submitThroughApi(page);
  return followed;
}

async function submitThroughApi({ request }: Page): Promise<string> {
  const read = async (path: string) => (await request.get(`/api/public/${path}`)).json();
  const { opportunities } = await read('corporations/norrland-steel');
  const { id, formToken, questions } = await read(`opportunities/${opportunities[0].id}`);
  const data = {
    companyName: 'Tribometrics',
    contactName: 'Ada Moss',
    contactEmail: 'ada@tribometrics.example',
    title: 'Wear debris, counted in the grease',
    pitch: 'A flow cell.',
    answers: questions.map(({ text }: { text: string }) => ({ question: text, answer: 'Yes' })),
    attachments: [],
    formToken,
    trap: '',
  };
  let receipt = { followUp: '' };
  async function send(): Promise<unknown> {
    const headers = { 'idempotency-key': randomUUID() };
    const path = `/api/public/opportunities/${id}/submissions`;
    const reply = await request.post(path, { headers, data });
    receipt = await reply.json();
    return reply.ok() ? 'sent' : receipt;
  }
  // One that a person could not have filled in by now is refused; few are taken from one address.
  await expect.poll(send, { intervals: [limits.formLeastMs] }).toBe('sent');
  return receipt.followUp;
}
