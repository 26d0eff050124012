import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MailEntry } from '#features/people/mails/domain/mail.ts';
import { expectAddress } from '#core/web/tests/address.ts';
import { findOpportunity, openOpportunity } from '#core/web/tests/open-opportunity.ts';
import { press } from '#core/web/tests/elements.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { interceptRequests } from '#core/web/tests/requests.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';
import { setViewport, usePhone } from '#core/web/tests/viewport.ts';

const hotRings = 'Robotic handling of hot rings';

const developer = 'developer@skf.example';

beforeEach(() => signInAs(developer));

const panel = page.getByRole('complementary', { name: 'Submission' });
const dialog = page.getByRole('dialog');

/** Adds a submission and opens it in the panel; returns its id. */
async function addOwn(title: string, contactEmail = 'noor@decided.example'): Promise<string> {
  const opportunity = await findOpportunity(hotRings);
  const { id } = await sendRequest<{ id: string }>(
    developer,
    `/opportunities/${opportunity}/submissions`,
    {
      method: 'POST',
      data: { companyName: 'Decided Inc', title, contactName: 'Noor Haddad', contactEmail },
    },
  );
  await openScreen(`/opportunity/${opportunity}?tab=submissions&submission=${id}`);
  await expect.element(panel.getByRole('heading', { name: title })).toBeVisible();
  return id;
}

/** What waits in the outbox, or was sent, to an address. */
async function mailsTo(address: string): Promise<string[]> {
  const { data } = await sendRequest<{ data: MailEntry[] }>(
    'superuser@outrider.example',
    '/system/mails?limit=100',
  );
  return data.flatMap(({ recipient, kind }) => (recipient === address ? kind : []));
}

async function stageOf(id: string): Promise<string> {
  return (await sendRequest<{ stage: string }>(developer, `/submissions/${id}`)).stage;
}

async function prepare(stage: string): Promise<void> {
  await panel.getByRole('button', { name: 'Prepare decision…' }).click();
  await page.getByRole('menuitem', { name: stage }).click();
}

test('without a prepared decision, the way to one is a button that exists', async () => {
  await addOwn(`Undecided ${Date.now()}`);
  const button = 'Prepare decision…';
  await expect.element(panel.getByRole('button', { name: button })).toBeVisible();
  interceptRequests((path) => (path.endsWith('/decisions') ? Response.json([]) : null));
  await openOpportunity(hotRings, 'submissions', '&view=decisions');
  await expect.element(page.getByText(`press “${button}”`)).toBeVisible();
});

test('a dialog above the panel stays in use as the window gets narrow, whatever long word is in it', async () => {
  await setViewport(1280, 720);
  await addOwn(`${'Wälzlagerüberwachung'.repeat(6)} ${Date.now()}`);
  await prepare('Declined');
  await expect.element(dialog.getByText(/We have reviewed it carefully/u)).toBeVisible();
  await usePhone();
  await expect.poll(() => panel.element().getBoundingClientRect().width).toBe(innerWidth);
  const isWide = (element: Element) =>
    element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto';
  expect([...dialog.element().querySelectorAll('*')].filter(isWide)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a prepared decision can be discarded', async () => {
  const title = `Discarded ${Date.now()}`;
  await addOwn(title);
  await prepare('Selected');
  await expect.element(dialog.getByText(/We have chosen/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Prepare decision' }).click();
  await expect.element(panel.getByText('Selected prepared')).toBeVisible();
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await page.getByRole('button', { name: /^Decisions/u }).click();
  const item = page.getByRole('listitem').filter({ hasText: title });
  await item.getByRole('button', { name: 'Discard', exact: true }).click();
  await item.getByRole('alert').getByRole('button', { name: 'Discard' }).click();
  await expect.element(item).toHaveLength(0);
});

test('declining directly mails the submitter, or moves without a mail', async () => {
  const addressOf = (name: string) => `${name}-${crypto.randomUUID()}@decided.example`;
  const [silent, recipient] = [addressOf('silent'), addressOf('recipient')];
  const withMail = dialog.getByRole('button', { name: 'Move and send' });
  const decline = async (address: string, move: () => Promise<void>) => {
    const id = await addOwn(`Declined at once ${address}`, address);
    await panel.getByRole('button', { name: /Move to/u }).click();
    await page.getByRole('menuitem', { name: 'Declined' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We need 120 °C.');
    await expect.element(withMail).toBeEnabled();
    await move();
    await expect.element(panel.getByText('We need 120 °C.')).toBeVisible();
    await expect.poll(() => stageOf(id)).toBe('Declined');
  };
  await decline(silent, async () => {
    await dialog.getByRole('button', { name: 'Move without email' }).click();
  });
  await decline(recipient, () => withMail.click());
  await expect.poll(() => mailsTo(recipient)).toEqual(['decision']);
  expect(await mailsTo(silent)).toEqual([]);
});

test('a selected founder is told in ten minutes, which Undo stops', async () => {
  const address = `selected-${crypto.randomUUID()}@decided.example`;
  const id = await addOwn(`Selected ${address}`, address);
  await panel.getByRole('button', { name: /Move to/u }).click();
  await page.getByRole('menuitem', { name: 'Selected' }).click();
  await expect.element(dialog.getByText(/We have chosen/u)).toBeVisible();
  await expect.element(dialog.getByText(/Arvid Kvist, on behalf of SKF$/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move and send' }).click();
  await expect.element(panel.getByText(`${address} will be notified at`)).toBeVisible();
  expect(await stageOf(id)).toBe('Selected');
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stageOf(id)).toBe('New');
  await expect.element(panel.getByText(`${address} will be notified at`)).toHaveLength(0);
});

test('many are declined at once: prepared with a mail each and reviewed before sending', async () => {
  const titles = ['One', 'Two'].map((name) => `Many ${name} ${Date.now()}`);
  for (const title of titles) await addOwn(title);
  await panel.getByRole('button', { name: 'Close panel' }).click();
  for (const title of titles) {
    const box = page.getByRole('row').filter({ hasText: title }).getByRole('checkbox');
    await press(box, '{Space}');
  }
  await page.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Declined' }).click();
  const give = dialog.getByRole('button', { name: 'Prepare 2 decisions' });
  await expect.element(give).toBeDisabled();
  await expect.element(dialog.getByRole('button', { name: 'Move without email' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not this year.');
  await expect.element(dialog.getByText('Hello Noor Haddad,')).toBeVisible();
  await give.click();
  await expectToast('Prepared 2 decision(s), 2 with email.');
  await expectAddress(/view=decisions/u);
  for (const title of titles) {
    const item = page.getByRole('listitem').filter({ hasText: title });
    await expect
      .element(item.getByRole('button', { name: /^Email to noor@decided/u }))
      .toBeVisible();
    await item.getByRole('button', { name: 'Discard', exact: true }).click();
    await item.getByRole('alert').getByRole('button', { name: 'Discard' }).click();
    await expect.element(item).toHaveLength(0);
  }
});
