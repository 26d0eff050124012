import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { linkToMessages } from '#features/cases/submissions/domain/links.ts';

const developer = 'developer@skf.example';
const panel = page.getByRole('complementary', { name: 'Submission' });
const text = panel.getByRole('textbox', { name: 'Message to the submitter' });
const send = panel.getByRole('button', { name: 'Send to Ada Moss' });

/** Opens the messages of a submission that is there since now. */
async function openMessages(): Promise<void> {
  const opportunityId = await findOpportunity(slewingOpportunityName);
  const { id } = await sendRequest<{ id: string }>(
    developer,
    `/opportunities/${opportunityId}/submissions`,
    {
      method: 'POST',
      data: {
        companyName: 'Tribometrics',
        title: 'With files',
        contactName: 'Ada Moss',
        contactEmail: 'ada@tribometrics.example',
      },
    },
  );
  await openScreen(linkToMessages(opportunityId, id));
  await expect.element(text).toBeVisible();
}

function choose(file: File): void {
  const input = panel.getByLabelText('Files', { exact: true }).element() as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

beforeEach(() => signInAs(developer));

test('A message is sent with a file, which its reader opens', async () => {
  await openMessages();
  await text.fill('Our **offer**.');
  choose(new File(['500 g'], 'offer.txt', { type: 'text/plain' }));
  await expect.element(panel.getByText('5 B sent')).toBeVisible();
  await send.click();
  const message = panel.getByRole('article', { name: /^Message from Arvid Kvist/u });
  await expect.element(message).toMatchTextContent('Our offer.');
  const link = message.getByRole('link', { name: /offer\.txt/u });
  await expect.element(link).toMatchTextContent('5 B');
  const reply = await fetch(link.element().getAttribute('href') ?? '');
  expect(await reply.text()).toBe('500 g');
  await expect.element(text).toHaveValue('');
  await expect.element(panel.getByRole('list', { name: 'Your files' })).toHaveLength(0);
});

test('A file that the server refuses says so at the file, and the text is kept', async () => {
  await openMessages();
  await text.fill('Our offer.');
  choose(new File(['MZ'], 'offer.exe'));
  const files = panel.getByRole('list', { name: 'Your files' });
  await expect.element(files.getByText(/^This file cannot be sent:/u)).toBeVisible();
  await send.click();
  await expect.element(panel.getByText(/^A file did not get through\./u)).toBeVisible();
  await expect.element(text).toHaveValue('Our offer.');
  await expect.element(panel.getByRole('article', { name: /^Message from/u })).toHaveLength(0);
  await files.getByRole('button', { name: 'Remove offer.exe' }).click();
  await send.click();
  await expect.element(panel.getByRole('article', { name: /^Message from/u })).toBeVisible();
});
