import { expect, test, type Locator, type Page } from '#e2e/support/fixtures.ts';
import { makeCollection } from '#e2e/support/collections.ts';
import { expectToast, holdToasts } from '#e2e/support/toasts.ts';

/** With the pointer; with keys in the component tests of web/subspaces and web/board. */

test.use({ person: 'champion@skf.example' });

const row = (page: Page, name: string) =>
  page.getByRole('treegrid', { name: 'Sub-spaces' }).getByRole('row', { name: `${name},` });

const isAtLevel = (one: Locator, level: number) =>
  expect(one).toHaveAttribute('aria-level', String(level));

test('Sub-spaces are nested by dragging, and companies are dragged onto them from every view', async ({
  page,
}) => {
  const name = `Dragged along ${Date.now()}`;
  const { id, companies } = await makeCollection(page, name, {
    companies: 3,
    changes: () =>
      ['Near', 'Far'].map((space) => ({
        kind: 'createSubspace',
        subspace: { id: space.toLowerCase(), name: space, description: '', parentId: null },
      })),
  });
  const [one = '', two = '', three = ''] = companies.map((company) => company.name);
  const [near, far] = [row(page, 'Near'), row(page, 'Far')];
  await page.goto(`/collection/${id}`);
  await expect(page).toHaveTitle(`${name} | Outrider`);

  await test.step('a sub-space onto another, not onto one below itself, and back', async () => {
    await far.dragTo(near);
    await expectToast(page, 'Updated sub-space Far.');
    await isAtLevel(far, 2);
    await near.dragTo(far);
    await far.dragTo(row(page, 'All companies'));
    await isAtLevel(far, 1);
    await isAtLevel(near, 1);
  });

  await test.step('one company of the table, or all selected ones', async () => {
    const line = (company: string) => page.getByRole('table').getByRole('row', { name: company });
    await line(one).dragTo(near);
    await expectToast(page, 'Updated sub-space assignments.');
    await expect(near).toHaveAccessibleName('Near, 1 company');
    for (const company of [one, two]) {
      await page.getByRole('checkbox', { name: `Select ${company}` }).click();
    }
    await holdToasts(page);
    await line(two).dragTo(far);
    await expect(far).toHaveAccessibleName('Far, 2 companies');
    await expectToast(page, 'Updated sub-space assignments.');
    await holdToasts(page, false);
    // The newest of the notices that say so.
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(far).toHaveAccessibleName('Far, 0 companies');
    await page.keyboard.press('Escape');
  });

  await test.step('a card of the gallery', async () => {
    await page.getByRole('radio', { name: 'Gallery' }).click();
    await page.getByRole('article').filter({ hasText: two }).dragTo(far);
    await expect(far).toHaveAccessibleName(/Far, [1-9]/u);
  });

  await test.step('a card of the board, which leaves only the column that it was dragged from', async () => {
    await page.getByRole('radio', { name: 'Board' }).click();
    const column = (space: string) => page.getByRole('region', { name: space, exact: true });
    const card = (space: string) => column(space).getByRole('row', { name: three });
    await card('Not sorted yet').dragTo(near);
    await expect(card('Near')).toBeVisible();
    await card('Near').dragTo(far);
    await expect(card('Far')).toContainText('Near');
    await expect(card('Near')).toContainText('Far');
    await card('Far').dragTo(column('Not sorted yet').getByRole('grid'));
    await expect(card('Not sorted yet')).toBeVisible();
  });
});
