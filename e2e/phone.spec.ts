import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { refKey } from '#features/directory/companies/domain/company.ts';
import { deleteCollection, makeCollection } from '#e2e/support/collections.ts';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { waitUntilIdle } from '#e2e/support/idle.ts';
import { measureHorizontalOverflow } from '#e2e/support/layout-checks.ts';
import { expectToast } from '#e2e/support/toasts.ts';

test.use({ hasTouch: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('A collection on a phone', () => {
  test.use({ person: 'owner@skf.example', viewport: { width: 360, height: 640 }, isMobile: true });

  const word = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik';
  let id = '';
  let name = '';
  let companies: readonly NamedCompany[] = [];

  test.beforeEach(async ({ page }, { workerIndex, repeatEachIndex }) => {
    name = `${word} ${workerIndex} ${repeatEachIndex} ${Date.now()}`;
    await page.goto('/collections');
    ({ id, companies } = await makeCollection(page, name, { companies: 4 }));
  });

  test.afterEach(async ({ page }) => {
    await deleteCollection(page, id);
  });

  const cards = (page: Page) => page.getByRole('list', { name: 'Companies', exact: true });
  const open = (page: Page, nth: number) => cards(page).locator('[data-walk]').nth(nth);

  test(
    'a name of one long word fits, and so does its toast',
    { tag: '@rotation-1' },
    async ({ page }) => {
      await page.reload();
      await expect(
        page.getByRole('region', { name: 'Mine' }).getByRole('link', { name }),
      ).toBeVisible();
      await expect.poll(() => measureHorizontalOverflow(page)).toEqual([]);
      await page.goto(`/collection/${id}?suggestions=true`);
      const panel = page.getByRole('complementary', { name: 'Suggestions' });
      await expect(panel.getByText(`Like the 4 companies in ${name}`)).toBeVisible();
      await waitUntilIdle(page);
      const cut = () =>
        panel.evaluate((element) =>
          [...element.querySelectorAll('*')]
            .filter(
              ({ scrollWidth, clientWidth, className }) =>
                scrollWidth > clientWidth + 1 && !/truncate|sr-only/u.test(String(className)),
            )
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
      await expect.poll(cut).toEqual([]);
    },
  );

  test('a company is a sheet, which Back closes, and nothing below it can be reached', async ({
    page,
  }) => {
    await page.goto(`/collection/${id}`);
    await open(page, 1).tap();
    const sheet = page.getByRole('complementary', { name: 'Company' });
    await expect(sheet).toBeVisible();
    await expect(cards(page).and(page.locator('[inert] *'))).toHaveCount(1);
    await expect(bar(page).and(page.locator('[inert], [inert] *'))).toHaveCount(1);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`/collection/${id}`);
    await expect(cards(page)).toBeVisible();

    await open(page, 1).tap();
    await sheet.getByRole('button', { name: 'Close panel' }).tap();
    await expect(sheet).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/collections');
  });

  test(
    'the focus stays in the list when a company is removed from it',
    { tag: '@rotation-0' },
    async ({ page }) => {
      await page.goto(`/collection/${id}`);
      const third = (await open(page, 2).getAttribute('data-walk')) ?? '';
      await open(page, 1).tap();
      const sheet = page.getByRole('complementary', { name: 'Company' });
      await sheet.getByRole('button', { name: 'Remove' }).tap();
      await expectToast(page, 'Successfully removed');
      await expect(page.locator(`[data-walk="${third}"]`)).toBeFocused();

      const boxes = page.getByRole('checkbox', { name: /^Select /u });
      const last = (await open(page, 2).getAttribute('data-walk')) ?? '';
      await boxes.nth(0).tap();
      await boxes.nth(1).tap();
      const bar = page.getByRole('region', { name: 'Selection' });
      await expect(bar.getByRole('button', { name: 'Select all 3' })).toBeVisible();
      await bar.getByRole('button', { name: 'Remove' }).tap();
      await expectToast(page, 'Successfully removed 2 companies');
      await expect(page.locator(`[data-walk="${last}"]`)).toBeFocused();
    },
  );

  test('cards can be sorted without column headings', { tag: '@rotation-1' }, async ({ page }) => {
    await page.goto(`/collection/${id}`);
    await expect(cards(page)).toBeVisible();
    await page.getByRole('button', { name: 'Order: As added' }).tap();
    await page.getByRole('menuitemradio', { name: 'Name' }).tap();
    await expect(page).toHaveURL(`/collection/${id}?sort=company`);
    const keys = () =>
      cards(page)
        .locator('[data-walk]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-walk')));
    const upwards = companies
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
      .map(refKey);
    await expect.poll(keys).toEqual(upwards);
    await page.getByRole('button', { name: 'Order: Name' }).tap();
    await page.getByRole('menuitemradio', { name: 'Highest first' }).tap();
    await expect(page).toHaveURL(`/collection/${id}?sort=company&direction=descending`);
    await expect.poll(keys).toEqual(upwards.toReversed());
  });

  test(
    'toasts can be reached while a dialog is open, which is as high as the keyboard leaves it',
    { tag: '@rotation-2' },
    async ({ page }) => {
      await page.goto(`/collection/${id}`);
      await page.getByRole('button', { name: 'Add companies' }).tap();
      const dialog = page.getByRole('dialog', { name: 'Add companies' });
      const field = dialog.getByRole('searchbox');
      expect(
        await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize)),
      ).toBeGreaterThanOrEqual(16);
      await field.fill('lode');
      const first = dialog.getByRole('menuitem', { name: /^Lode/u }).first();
      await first.tap();
      await expectToast(page, 'Successfully added');
      await expect(first).toContainText('In the collection');
      await page.evaluate(() => {
        Object.defineProperty(visualViewport, 'height', { value: 340 });
        visualViewport?.dispatchEvent(new Event('resize'));
      });
      await expect
        .poll(async () => (await dialog.boundingBox())?.height ?? 0)
        .toBeLessThanOrEqual(340);
      await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport();
    },
  );
});
