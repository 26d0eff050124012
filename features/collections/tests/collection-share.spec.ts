import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { newCollection, toastMessage } from '#e2e/support/collections.ts';

test.use({ person: 'champion@skf.example' });

const named = (what: string, { repeatEachIndex, retry }: Journey) =>
  `${what} ${repeatEachIndex}.${retry}`;
interface Journey {
  readonly repeatEachIndex: number;
  readonly retry: number;
}

const dialog = (page: Page) => page.getByRole('dialog');
async function choose(page: Page, person: string): Promise<void> {
  await dialog(page).getByRole('searchbox', { name: 'Find people' }).fill(person.slice(0, 5));
  await dialog(page)
    .getByRole('option', { name: new RegExp(`^${person}`, 'u') })
    .click();
}

async function runMenuAction(page: Page, called: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${called}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

test('A collection is shared with two people, who see it at once, leave, and are removed', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const called = named('Seals for two', info);
  const context = await browser.newContext({
    storageState: storageStateOf('observer@skf.example', baseURL),
  });
  const other = await context.newPage();
  await other.goto('/collections');
  await expect(other.getByRole('heading', { name: 'Shared with me' })).toBeVisible();

  await newCollection(page, called);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(page)).toContainText('They see it and may blacklist; only you change it.');
  // Without a selection nothing happens.
  await dialog(page).getByRole('button', { name: 'Share', exact: true }).click();
  await choose(page, 'Petra Toivonen');
  await choose(page, 'Arvid Kvist');
  await dialog(page).getByRole('button', { name: 'Share with 2 people' }).click();
  await expect(
    toastMessage(page, `Successfully shared collection ${called} to 2 new user(s).`),
  ).toBeVisible();
  const holders = dialog(page).getByRole('list', { name: 'Who has it' });
  await expect(holders.getByRole('listitem')).toHaveCount(3);

  await choose(page, 'Petra Toivonen');
  await dialog(page).getByRole('button', { name: 'Share with 1 person' }).click();
  await expect(page.getByText('Already shared with selected users.')).toBeVisible();

  // Without a reload: it appears with its owner, and without forbidden actions.
  await other.getByRole('link', { name: called }).click();
  await expect(other.getByText('who may change it')).toBeVisible();
  await expect(other.getByText(/^Who has it: .*Petra Toivonen/u)).toBeAttached();
  await expect(other.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Add companies' })).toHaveCount(0);

  await runMenuAction(other, called, 'Leave');
  await expect(dialog(other)).toContainText('to share it with you again');
  await dialog(other).getByRole('button', { name: 'Leave' }).click();
  await expect(toastMessage(other, `Left collection ${called}.`)).toBeVisible();
  await expect(other).toHaveURL('/collections');
  await expect(other.getByRole('heading', { name: 'Shared with me' })).toBeVisible();
  await expect(other.getByRole('link', { name: called })).toHaveCount(0);
  await expect(holders.getByRole('listitem')).toHaveCount(2);

  await holders.getByRole('button', { name: 'Remove Arvid Kvist' }).click();
  await expect(holders.getByRole('listitem')).toHaveCount(1);
  await context.close();
});

test('The notification of a shared collection leads to it', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const called = named('Told of', info);
  await newCollection(page, called);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await choose(page, 'Petra Toivonen');
  await dialog(page).getByRole('button', { name: 'Share with 1 person' }).click();
  await expect(
    toastMessage(page, `Successfully shared collection ${called} to 1 new user(s).`),
  ).toBeVisible();

  const context = await browser.newContext({
    storageState: storageStateOf('observer@skf.example', baseURL),
  });
  const other = await context.newPage();
  await other.goto('/projects');
  await other.getByRole('button', { name: /^Notifications/u }).click();
  await other.getByText(`shared “${called}” with you`).click();
  await expect(other).toHaveTitle(`${called} | Outrider`);
  await context.close();
});

test('A collection is renamed in place, copied, deleted and restored', async ({ page }, info) => {
  const called = named('Gaskets', info);
  await newCollection(page, called);
  const title = page.getByRole('heading', { level: 1 });
  const name = title.getByRole('textbox', { name: 'Name' });
  await title.getByText(called).dblclick();
  await name.fill('   ');
  await name.press('Enter');
  await expect(title).toContainText('Invalid Pinboard name');
  await name.press('Escape');
  await expect(title).toHaveText(called);
  await runMenuAction(page, called, 'Rename');
  await expect(name).toBeFocused();
  await name.fill(`${called} and rings`);
  await name.press('Enter');
  await expect(title).toHaveText(`${called} and rings`);
  await expect(page).toHaveTitle(`${called} and rings | Outrider`);

  await runMenuAction(page, `${called} and rings`, 'Duplicate');
  const copy = `${called} and rings (copy)`;
  await expect(
    toastMessage(page, `Successfully created collection with name ${copy}.`),
  ).toBeVisible();
  await expect(page).toHaveTitle(`${copy} | Outrider`);

  await runMenuAction(page, copy, 'Delete');
  await expect(toastMessage(page, `Deleted collection ${copy}.`)).toBeVisible();
  await expect(page).toHaveURL('/collections');
  await expect(page.getByRole('link', { name: copy })).toHaveCount(0);
  await page.getByText('Deleted lately').click();
  await page.getByRole('button', { name: `Bring back ${copy}` }).click();
  await expect(toastMessage(page, `Brought collection ${copy} back.`)).toBeVisible();
  await expect(page.getByRole('link', { name: copy })).toBeVisible();
});

test('When the lists cannot be loaded, the screen shows an error and retries on request', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  // Fails until the button is clicked, so that automatic retries cannot succeed.
  await page.route(/\/api\/collections\/(?:own|shared)/u, async (route) => {
    const isMended = await page.evaluate(() => document.body.dataset.pressed === 'Try again');
    if (isMended) return route.continue();
    return route.fulfill({ status: 500, json: { error: 'Broken for a moment.', code: 'broken' } });
  });
  await page.addInitScript(() =>
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Element) document.body.dataset.pressed = target.textContent;
      },
      true,
    ),
  );
  await page.goto('/collections');
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(alert).toContainText('Broken for a moment.');
  expect(logged.some((line) => line.startsWith('Collections could not be loaded:'))).toBe(true);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Mine' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  // Also reloads on demand (section 4).
  const again = page.waitForRequest(/\/api\/collections\/own/u);
  await page.getByRole('button', { name: 'Reload' }).click();
  await again;
});
