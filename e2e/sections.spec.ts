import { expect, storageStateOf, test } from '#e2e/support/fixtures.ts';

/** One of each kind; all accounts of the demonstration are in core/web/shell/sections.test.ts. */
const people = [
  { email: 'superuser@outrider.example', name: 'Signe Holm', more: ['Metrics', 'Administration'] },
  { email: 'champion@skf.example', name: 'Maja Rask', more: ['Metrics'] },
  { email: 'owner@skf.example', name: 'Elin Lund', more: [] },
];
const everybody = [
  ...['Projects', 'Discover', 'Scout', 'Collections'],
  ...['Radars', 'Venture match', 'Spotlight'],
];

test('Everybody sees the sections that their role may use, and no others', async ({
  browser,
  baseURL,
}) => {
  for (const { email, name, more } of people) {
    const context = await browser.newContext({
      baseURL,
      storageState: storageStateOf(email, baseURL),
    });
    const page = await context.newPage();
    await page.goto('/projects');
    await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
    // The active collection, if there is one, has an entry of its own below Collections.
    const sections = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .and(page.locator(':not([aria-label^="Active collection"])'));
    await expect(sections, email).toHaveText([...everybody, ...more]);

    // Hidden sections are not in the palette either.
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search everything' });
    for (const section of ['Metrics', 'Administration']) {
      await palette.getByRole('searchbox').fill(section);
      const found = palette.getByRole('menuitem', { name: new RegExp(`^${section}`, 'u') });
      await expect(found, email).toHaveCount(more.includes(section) ? 1 : 0);
    }
    await context.close();
  }
});
