import { expect, test, type Page } from '#e2e/support/fixtures.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Projects' }).getByRole('rowheader');
const header = (page: Page, name: string) => page.getByRole('columnheader', { name });
/** Rows without a cell of this text. */
const rowsWithout = (page: Page, said: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .filter({ hasNot: page.getByRole('cell', { name: said, exact: true }) });

test.describe('At SKF', () => {
  test.use({ person: 'member@skf.example' });

  test.beforeEach(async ({ page }) => {
    await page.goto('/projects');
    await expect(rows(page).first()).toBeVisible();
  });

  test('Four figures are shown above the projects, and do not change with the filters', async ({
    page,
  }) => {
    const figures = page.getByRole('definition');
    const terms = ['Active', 'At risk or off track', 'In pilot', 'Decided this quarter'];
    for (const term of terms) await expect(page.getByRole('term').getByText(term)).toBeVisible();
    await expect(figures).toHaveText([/^\d+$/u, /^\d+$/u, /^\d+$/u, /^\d+$/u]);
    const before = await figures.allInnerTexts();
    await page.getByRole('button', { name: 'Closed' }).click();
    await expect(page).toHaveURL('/projects?phase=Closed');
    expect(await figures.allInnerTexts()).toEqual(before);
  });

  test('Phase and health filter, are in the URL, and survive a reload', async ({ page }) => {
    const all = await rows(page).count();
    await page.getByRole('button', { name: 'Closed' }).click();
    await expect(rowsWithout(page, 'Closed')).toHaveCount(0);
    await page.getByRole('button', { name: /^on track$/iu }).click();
    await expect(page).toHaveURL('/projects?phase=Closed&health=on+track');
    await expect(rowsWithout(page, 'On track')).toHaveCount(0);
    const left = await rows(page).count();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(all);

    await page.reload();
    await expect(rows(page)).toHaveCount(left);
    await expect(page.getByRole('button', { name: 'Closed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'All phases' }).click();
    await page.getByRole('button', { name: 'Any health' }).click();
    await expect(page).toHaveURL('/projects');
    await expect(rows(page)).toHaveCount(all);
  });

  test('A header sorts, a second click reverses, and aria-sort follows', async ({ page }) => {
    await expect(header(page, 'Updated')).toHaveAttribute('aria-sort', 'descending');
    await header(page, 'Project').getByRole('button').click();
    await expect(page).toHaveURL('/projects?sort=name&direction=ascending');
    await expect(header(page, 'Project')).toHaveAttribute('aria-sort', 'ascending');
    const upwards = await rows(page).allInnerTexts();

    await header(page, 'Project').getByRole('button').click();
    await expect(page).toHaveURL('/projects?sort=name&direction=descending');
    await expect(header(page, 'Project')).toHaveAttribute('aria-sort', 'descending');
    await expect(rows(page)).toHaveText(upwards.toReversed(), { useInnerText: true });
    await page.reload();
    await expect(header(page, 'Project')).toHaveAttribute('aria-sort', 'descending');
  });

  test('A search finds projects, and one without results says so', async ({ page }) => {
    const field = page.getByRole('searchbox', { name: 'Search projects' });
    const [first = ''] = await rows(page).allInnerTexts();
    const name = first.split('\n').find((line) => line.includes(':')) ?? '';
    await field.fill(name);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(name);
    await field.fill('nothing like this');
    await expect(
      page.getByRole('heading', { name: 'No project fits these filters' }),
    ).toBeVisible();
    await expect(page).toHaveURL('/projects?q=nothing+like+this');
  });
});

test.describe('At Norrland Steel', () => {
  test.use({ person: 'member@norrland.example' });

  test('Only its own projects are on the screen and in the responses', async ({ page }) => {
    const answered = page.waitForResponse(/\/api\/projects\?/u);
    await page.goto('/projects');
    await expect(rows(page).first()).toBeVisible();
    await expect(rows(page).filter({ hasNotText: 'Norrland Steel' })).toHaveCount(0);
    const { data } = (await (await answered).json()) as {
      data: { corporation: { name: string } }[];
    };
    expect(new Set(data.map(({ corporation }) => corporation.name))).toEqual(
      new Set(['Norrland Steel']),
    );
  });
});
