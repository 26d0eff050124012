import { expect, storageStateOf, test } from '#e2e/support/fixtures.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

test.use({ person: 'member@norrland.example' });

const missing = 'This opportunity does not exist';

test('An opportunity of another corporation looks like one that does not exist', async ({
  page,
  browser,
  baseURL,
}) => {
  const atSkf = await browser.newContext({
    baseURL,
    storageState: storageStateOf('member@skf.example', baseURL),
  });
  const theirs = await atSkf.newPage();
  await openOpportunity(theirs);
  const address = theirs.url();
  await atSkf.close();

  const statuses: number[] = [];
  page.on('response', (response) => {
    const { authorization } = response.request().headers();
    // Without a token, if that is late, the server says so instead.
    if (authorization === undefined) return;
    if (response.url().includes('/api/opportunities/')) statuses.push(response.status());
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible();
  await expect(page).toHaveTitle('Opportunity | Outrider');
  await expect(page.getByText('slewing')).toHaveCount(0);
  // Once the stream of changes is open, what was read before it is read again: with the same answer.
  expect(new Set(statuses)).toEqual(new Set([404]));

  await page.getByRole('link', { name: 'Go to Discover' }).click();
  await expect(page).toHaveURL('/discover');

  // The same for an unknown id and for an invalid one.
  for (const id of ['00000000-0000-7000-8000-000000000000', 'not-an-id', "1'%20or%20'1'='1"]) {
    await page.goto(`/opportunity/${id}?tab=submissions`);
    await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible();
  }
});
