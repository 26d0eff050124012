import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { addFirstMatch, newCollection, toastMessage } from '#e2e/support/collections.ts';

const name = (page: Page) => page.getByRole('textbox', { name: 'Name' });

test.describe('The owner of a collection', () => {
  test.use({ person: 'champion@skf.example' });

  test('creates one, fills and sorts it, and gets a notice for each step', async ({ page }, {
    repeatEachIndex,
  }) => {
    const gears = `Quiet gears ${repeatEachIndex}`;
    await page.goto('/collections');
    await page.getByRole('button', { name: 'New collection' }).click();
    await name(page).fill('  ');
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Invalid Pinboard name')).toBeVisible();
    await name(page).fill(gears);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(
      toastMessage(page, `Successfully created collection with name ${gears}.`),
    ).toBeVisible();
    await expect(page.getByText('No company yet')).toBeVisible();

    await page.getByRole('button', { name: 'Add companies' }).click();
    const company = await addFirstMatch(page, 'quiet');
    await expect(
      toastMessage(page, `Successfully added ${company} to collection ${gears}.`),
    ).toBeVisible();
    await expect(page.getByText('In the collection')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Add a sub-space' }).click();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Sub-space name cannot be empty.')).toBeVisible();
    await name(page).fill('Planetary');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toastMessage(page, 'Created sub-space Planetary.')).toBeVisible();

    await page.getByRole('table').getByRole('button', { name: company }).click();
    // The checkbox changes shortly after the click; check() would not wait.
    await page.getByRole('checkbox', { name: 'Planetary' }).click({ force: true });
    await expect(page.getByRole('checkbox', { name: 'Planetary' })).toBeChecked();
    await expect(toastMessage(page, 'Updated sub-space assignments.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Planetary' })).toBeChecked();

    await page.getByRole('button', { name: 'Blacklist', exact: true }).last().click();
    await expect(
      toastMessage(page, `Successfully added ${company} to collection ${gears}'s blacklist.`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Blacklist 1' }).click();
    await page.getByRole('button', { name: `Take ${company} off the blacklist` }).click();
    await expect(
      toastMessage(page, `Successfully removed ${company} from collection ${gears} blacklist.`),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'More about Planetary' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(toastMessage(page, 'Deleted sub-space.')).toBeVisible();
  });

  test('sees it as a board with companies moved between sub-spaces, and as cards', async ({
    page,
  }, { repeatEachIndex }) => {
    await newCollection(page, `On a board ${repeatEachIndex} ${Date.now()}`);
    await page.getByRole('button', { name: 'Add companies' }).click();
    const company = await addFirstMatch(page, 'quiet');
    await expect(toastMessage(page, `Successfully added ${company} to collection`)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    for (const space of ['Near', 'Far']) {
      await page.getByRole('button', { name: 'Add a sub-space' }).click();
      await name(page).fill(space);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(toastMessage(page, `Created sub-space ${space}.`)).toBeVisible();
    }

    await page.getByRole('radio', { name: 'Board' }).click();
    const column = (space: string) => page.getByRole('region', { name: space });
    const card = (space: string) => column(space).getByRole('row', { name: company });
    await expect(card('In no sub-space')).toBeVisible();
    await page.getByRole('button', { name: `Move ${company} to…` }).click();
    await page.getByRole('menuitem', { name: 'Near' }).click();
    await expect(card('Near')).toBeVisible();
    await expect(card('In no sub-space')).toHaveCount(0);

    // By keyboard only: Enter picks up, Tab moves, Enter drops.
    await page.getByRole('button', { name: `Drag ${company}` }).focus();
    await page.keyboard.press('Enter');
    const to = page.getByRole('grid', { name: /^Far/u });
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(to.locator(':focus, *:focus').or(to.and(page.locator(':focus')))).toHaveCount(
        1,
        {
          timeout: 300,
        },
      );
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(card('Far')).toBeVisible();
    await expect(card('Near')).toHaveCount(0);

    await page.getByRole('radio', { name: 'Gallery' }).click();
    await expect(page).toHaveURL(/view=gallery/u);
    await page
      .getByRole('list', { name: 'Companies' })
      .getByRole('button', { name: company })
      .click();
    await expect(page.getByRole('complementary', { name: 'Company' })).toContainText(company);
    await expect(page.getByRole('checkbox', { name: 'Far' })).toBeChecked();

    await page.getByRole('radio', { name: '4 stars' }).press('Space');
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('Quiet, and close by.');
    await note.blur();
    // Author and time are shown once it is stored.
    await expect(page.getByText(/, now$/u)).toBeVisible();
    await page.reload();
    await expect(note).toHaveValue('Quiet, and close by.');
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  });

  test('shares it; the other person may only blacklist, and both see the changes', async ({
    page,
    browser,
    baseURL,
  }, { repeatEachIndex }) => {
    const between = `Between two ${repeatEachIndex}`;
    await newCollection(page, between);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Find people' }).fill('observer');
    await page.getByRole('option', { name: /^Petra Toivonen/u }).click();
    await page.getByRole('button', { name: 'Share with 1 person' }).click();
    await expect(
      toastMessage(page, `Successfully shared collection ${between} to 1 new user(s).`),
    ).toBeVisible();
    // The first Escape clears the field, if it still has the focus.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
    }).toPass();

    const context = await browser.newContext({
      baseURL,
      storageState: storageStateOf('observer@skf.example', baseURL),
    });
    const other = await context.newPage();
    await other.goto('/collections');
    await other.getByRole('link', { name: between }).click();
    await expect(other.getByText('who may change it')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Add companies' })).toHaveCount(0);
    await expect(other.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
    await expect(other.getByRole('row', { name: 'Planetary' })).toHaveCount(0);

    await page.getByRole('button', { name: 'Add a sub-space' }).click();
    await name(page).fill('Planetary');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    // Changes appear in the other browser without a reload.
    await expect(other.getByRole('row', { name: 'Planetary' })).toBeVisible();
    await context.close();
  });
});
