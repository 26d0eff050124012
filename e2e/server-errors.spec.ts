import { refusals, refusalText } from '#core/domain/refusals.ts';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

test.use({ person: 'member@skf.example' });

/** The next request to this URL fails; those after it get through. */
async function failOnce(
  page: Page,
  address: RegExp,
  status: number,
  code: 'internal' | 'unavailable',
) {
  const error =
    code === 'internal'
      ? refusalText(refusals.internal, { requestId: '4711' })
      : refusalText(refusals.unavailable);
  await page.route(address, (route) => route.fulfill({ status, json: { error, code } }), {
    times: 1,
  });
  return error;
}

test('A server error is shown in words, and Try again helps', async ({ page }) => {
  await openOpportunity(page);
  const error = await failOnce(page, /\/api\/opportunities\/[\w-]{36}$/u, 500, 'internal');
  await page.reload();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The opportunity could not be loaded');
  await expect(alert).toContainText(error);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Introduction' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('One failed list does not affect the rest of its screen', async ({ page }) => {
  await failOnce(page, /\/api\/projects\?/u, 500, 'internal');
  await page.goto('/projects');
  await expect(page.getByRole('alert')).toContainText('The projects could not be loaded');
  await expect(page.getByText('Decided this quarter')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Projects' })).toBeVisible();
});

test('A server that is down for a moment is retried without an error message', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (/\/api\/opportunities\?/u.test(request.url())) asked += 1;
  });
  await failOnce(page, /\/api\/opportunities\?/u, 503, 'unavailable');
  await page.goto('/discover');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked).toBe(2);
});
