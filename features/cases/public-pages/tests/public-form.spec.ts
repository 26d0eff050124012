import {
  fillIn,
  formValues,
  submitForm,
  openPublicOpportunity,
  receivedHeading,
  sendButton,
} from '#e2e/support/public-submission.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { measureHorizontalOverflow } from '#e2e/support/layout-checks.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';
import { collectConsoleErrors } from '#e2e/support/console-errors.ts';

/** The public pages and the form, for a founder without an account. */

const grease = 'Grease that lasts ten years';
const files = (page: Page) => page.locator('input[type=file]');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });

/** A case team member in a separate browser context. */
async function teammate(page: Page, baseURL: string | undefined): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The journey has no browser.');
  const context = await browser.newContext({
    baseURL,
    storageState: storageStateOf('owner@skf.example', baseURL),
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

const rowsOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: title });

async function openPanel(page: Page, title: string): Promise<void> {
  await openOpportunity(page, grease, 'Submissions');
  await rowsOf(page, title).first().click();
  await expect(panel(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
}

test(
  'Typed markup is stored and shown as text',
  { tag: '@rotation-2' },
  async ({ page, baseURL }) => {
    const trick = '<img src=x onerror=alert(1)>';
    const title = `Trick ${Date.now()} ${trick}`;
    await openPublicOpportunity(page, grease);
    await fillIn(page, {
      Company: `${trick} Ltd`,
      'Your name': trick,
      Email: 'mallory@tricks.example',
      Title: title,
      'Your pitch': `${trick}\n\n[press me](javascript:alert(1)) <script>alert(1)</script>\n\n![](javascript:alert(1))\n\n<a href="javascript:alert(1)">raw</a>\n\n[data](data:text/html,<script>alert(1)</script>)`,
      'How mature is it?': `"><svg onload=alert(1)>`,
      'When could a pilot start?': 'javascript:alert(1)',
    });
    await page.getByLabel('Website').fill('javascript:alert(1)');
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Please fix 1 field.');
    await page.getByLabel('Website').fill('https://tricks.example/"onmouseover=alert(1)');
    await files(page).setInputFiles({
      name: '"><img src=x onerror=alert(1)>.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('<script>alert(1)</script>'),
    });
    await expect(page.getByRole('list', { name: 'Your files' })).toContainText('onerror');
    await page.goto(await submitForm(page));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    const inside = await teammate(page, baseURL);
    const consoleErrors = await collectConsoleErrors(inside);
    const dialogs: string[] = [];
    inside.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await openPanel(inside, title);
    await expect(panel(inside).getByText('press me')).toBeVisible();
    await expect(panel(inside).getByText('raw')).toBeVisible();
    await expect(panel(inside).locator('img[src="x"], script, svg[onload]')).toHaveCount(0);
    const addresses = await panel(inside)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.filter((address) => /^(?:javascript|data):/iu.test(address))).toEqual([]);
    await panel(inside).getByText('press me').click();
    expect(dialogs).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await inside.context().close();
  },
);

test('A draft survives a reload with its files, discarding it can be undone, and sending waits for uploads', async ({
  page,
}) => {
  await openPublicOpportunity(page, grease);
  await fillIn(page, { Title: 'Half a thought', 'How mature is it?': 'Hardly' });
  await files(page).setInputFiles({
    name: 'sketch.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('a sketch'),
  });
  await expect(page.getByRole('list', { name: 'Your files' })).toContainText('8 B sent');
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await expect(page.getByLabel('How mature is it?')).toHaveValue('Hardly');
  await expect(page.getByRole('list', { name: 'Your files' })).toContainText('sketch.txt');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText('Draft restored')).toHaveCount(0);

  // Submitting waits for uploads.
  await fillIn(page, { ...formValues, Title: `With a file ${Date.now()}` });
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/files?*', async (route) => {
    await gate;
    await route.continue();
  });
  const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await files(page).setInputFiles(file);
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Waiting for your files…' })).toBeVisible();
  letThrough();
  await expect(receivedHeading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Follow your submission' }).click();
  await expect(page.getByText('notes.txt')).toBeVisible();
});

test(
  'On a phone-sized screen the form is submitted by keyboard only',
  { tag: '@rotation-0' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPublicOpportunity(page, grease);
    await page.getByRole('textbox', { name: 'Company' }).focus();
    const typed = [
      'Tribometrics',
      'tribometrics.example',
      'Ada Moss',
      'ada@tribometrics.example',
      `By keyboard ${Date.now()}`,
    ];
    for (const value of typed) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    // Past the empty preview.
    await expect(page.getByLabel('Your pitch')).toBeFocused();
    for (const value of ['A flow cell.', 'Two pilots run', 'In spring']) {
      await page.keyboard.type(value);
      await page.keyboard.press('Tab');
    }
    const choose = page.getByRole('button', { name: 'Choose files' });
    const isReached = () => choose.evaluate((element) => element === document.activeElement);
    // Past the questions that need no answer.
    while (!(await isReached())) await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: /listed/u })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'privacy notice', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sendButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(receivedHeading(page)).toBeFocused();
    await expect.poll(() => measureHorizontalOverflow(page)).toEqual([]);
    await page.reload();
    await expect(receivedHeading(page)).toBeVisible();
  },
);

test(
  'The secret link shows the stage, messages in both directions, and withdrawal',
  { tag: '@rotation-1' },
  async ({ page, baseURL }) => {
    const title = `Followed ${Date.now()}`;
    await openPublicOpportunity(page, grease);
    await fillIn(page, { ...formValues, Title: title });
    await page.goto(await submitForm(page));
    await expect(page).toHaveTitle(`${title} | Outrider`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const current = page.getByRole('list', { name: 'Steps' }).locator('[aria-current="step"]');
    await expect(current).toContainText('New');
    await expect(page.getByText('Answer promised by')).toBeVisible();

    const inside = await teammate(page, baseURL);
    await openPanel(inside, title);
    await panel(inside)
      .getByRole('button', { name: /Move to/u })
      .click();
    await inside.getByRole('menuitem', { name: 'Screening' }).click();
    await panel(inside).getByRole('tab', { name: 'Messages' }).click();
    await panel(inside)
      .getByLabel('Message to the submitter')
      .fill('Could you send **the counts**?');
    await files(inside).setInputFiles({
      name: 'rig.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('FE9'),
    });
    await expect(inside.getByRole('list', { name: 'Your files' })).toContainText('3 B sent');
    await panel(inside)
      .getByRole('button', { name: /^Send to/u })
      .click();
    await expect(panel(inside).getByRole('article', { name: /^Message from/u })).toContainText(
      'Could you send the counts?',
    );

    await page.reload();
    await expect(current).toContainText('Screening');
    await expect(page.getByRole('article', { name: 'Message from SKF' })).toContainText(
      'the counts',
    );
    await expect(page.getByText('Elin')).toHaveCount(0);
    const address = await page.getByRole('link', { name: /rig\.txt/u }).getAttribute('href');
    expect(await (await page.request.get(address ?? '')).text()).toBe('FE9');
    await page.getByLabel('Message to SKF').fill('They are on their way.');
    await files(page).setInputFiles({
      name: 'counts.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('1, 2, 3'),
    });
    await expect(page.getByRole('list', { name: 'Your files' })).toContainText('7 B sent');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('article', { name: 'Message from You' })).toContainText(
      'counts.txt',
    );
    await expect(page.getByLabel('Message to SKF')).toHaveValue('');
    await expect(page.getByRole('list', { name: 'Your files' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Edit submission' }).click();
    await page.getByLabel('Your pitch').fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('alert')).toContainText('Please fix 1 field.');
    await page.getByLabel('Your pitch').fill('A flow cell that counts every particle.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(/changed on/u)).toBeVisible();

    await page.getByRole('button', { name: 'Withdraw…' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Withdraw…' }).click();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByText('You withdrew this submission')).toBeVisible();
    await expect(page.getByLabel('Message to SKF')).toHaveCount(0);

    // It leaves the list, and is found by its filter.
    await openOpportunity(inside, grease, 'Submissions');
    await expect(inside.getByRole('table', { name: 'Submissions' })).toBeVisible();
    await expect(rowsOf(inside, title)).toHaveCount(0);
    await inside.getByRole('button', { name: 'Filter', exact: true }).click();
    const filters = inside.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('option', { name: 'Withdrawn', exact: true }).click();
    await expect(filters).toHaveCount(0);
    await rowsOf(inside, title).first().click();
    await expect(panel(inside).getByText('Withdrawn by the submitter')).toBeVisible();
    await panel(inside).getByRole('button', { name: 'Show changes' }).click();
    await expect(panel(inside).getByRole('insertion')).toContainText(['every']);
    await panel(inside).getByRole('tab', { name: 'Messages' }).click();
    await expect(panel(inside).getByText('They are on their way.')).toBeVisible();
    await expect(panel(inside).getByRole('link', { name: /counts\.txt/u })).toBeVisible();
    await expect(panel(inside).getByLabel('Message to the submitter')).toHaveCount(0);
    await inside.context().close();
  },
);
