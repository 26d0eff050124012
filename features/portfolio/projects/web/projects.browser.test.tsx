import { usePhone } from '#core/web/tests/viewport.ts';
import { recordAnswers } from '#core/web/tests/requests.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { projectPhases } from '#features/portfolio/projects/domain/project.ts';
import { expectAddress } from '#core/web/tests/address.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { pressEscape, textsOf } from '#core/web/tests/elements.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const rows = page.getByRole('table', { name: 'Projects' }).getByRole('rowheader');
const header = (name: string) => page.getByRole('columnheader', { name });
/** Rows without a cell of this text. */
const rowsWithout = (said: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .filter({ hasNot: page.getByRole('cell', { name: said, exact: true }) });

const filterButton = page.getByRole('button', { name: /^Filter/u });

/** Toggles an option of a filter that stands beside the button of all. */
async function toggle(field: string, option: string): Promise<void> {
  // A header of the table has the same name.
  await page
    .getByRole('button', { name: new RegExp(`^${field}`, 'u') })
    .first()
    .click();
  await page.getByRole('option', { name: new RegExp(`^${option}`, 'u') }).click();
  await pressEscape();
}

/** Sets a filter by the menu of all, to the first that is offered. */
async function setFilter(field: string): Promise<void> {
  await filterButton.click();
  await page.getByRole('option', { name: field, exact: true }).click();
  await page.getByRole('dialog', { name: field }).getByRole('option').first().click();
  await pressEscape();
}

/** The names of the projects shown, which stand between initials and the company. */
const names = () => textsOf(rows).map((text) => text.split('\n').at(-2) ?? '');
const isAscending = (texts: string[]) =>
  new Set(texts).size > 1 &&
  texts.every((text, place) => text.localeCompare(texts[place - 1] ?? '', 'en') >= 0);

/** Of a corporation to which no other test adds projects: what is counted twice has to stay. */
describe('At Norrland Steel', () => {
  beforeEach(() => signInAs('member@norrland.example'));

  beforeEach(async () => {
    await openScreen('/projects');
    await rows.first().findElement();
  });

  test('Each figure filters the list to what it counts, and is in the address', async () => {
    const figure = (label: string) =>
      page.getByRole('list', { name: 'Figures' }).getByRole('button', { name: label });
    const pilots = figure('In pilot');
    await expect.poll(() => textsOf(pilots)[0]).toMatch(/^\d+/u);
    const all = rows.length;
    const count = Number.parseInt(textsOf(pilots)[0] ?? '', 10);
    await pilots.click();
    await expectAddress('/projects?figure=pilots');
    await expect.element(pilots).toHaveAttribute('aria-pressed', 'true');
    await expect.element(rowsWithout('Pilot')).toHaveLength(0);
    await expect.element(rows).toHaveLength(count);
    await pilots.click();
    await expectAddress('/projects');
    await expect.element(rows).toHaveLength(all);
  });

  test('Phase and health filter, are in the URL, and survive a reload', async () => {
    const all = rows.length;
    const cells = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .filter({ hasText: /on track|at risk|off track/iu })
      .first();
    const textOf = (nth: number) =>
      (cells.getByRole('cell').nth(nth).element() as HTMLElement).innerText.trim();
    const [phase, health] = [textOf(0), textOf(1)];
    const query = new URLSearchParams({ phase, health: health.toLowerCase() });
    await toggle('Phase', phase);
    await expect.element(rowsWithout(phase)).toHaveLength(0);
    await toggle('Health', health);
    await expectAddress(`/projects?${query}`);
    await expect.element(rowsWithout(health)).toHaveLength(0);
    await expect.element(rows.first()).toBeVisible();
    const left = rows.length;
    expect(left).toBeLessThan(all);

    await reopenScreen();
    await expect.element(rows).toHaveLength(left);
    await toggle('Phase', phase);
    await toggle('Health', health);
    await expectAddress('/projects');
    await expect.element(rows).toHaveLength(all);
  });

  test('A filter of the menu is obeyed by figures and board, and is a chip that takes it away', async () => {
    const all = rows.length;
    await setFilter('Owner');
    await expectAddress(/^\/projects\?owner=[\da-f-]{36}$/u);
    await expect.poll(() => rows.length).toBeLessThan(all);
    const left = rows.length;
    const figures = page.getByRole('list', { name: 'Figures' }).getByRole('button');
    const active = () => Number.parseInt(textsOf(figures)[0] ?? '', 10);
    await expect.poll(active).toBeLessThanOrEqual(left);
    await page.getByRole('radio', { name: 'Board' }).click();
    const headings = page.getByRole('main').getByRole('region').getByRole('heading');
    await expect
      .poll(() =>
        textsOf(headings)
          .map((text) => Number.parseInt(/(\d+)$/u.exec(text)?.[1] ?? '0', 10))
          .reduce((sum, count) => sum + count, 0),
      )
      .toBe(left);
    await page.getByRole('button', { name: 'Remove filter: Owner' }).click();
    await expectAddress('/projects?view=board');
  });

  test('The board has a column for each phase with as many cards as it counts', async () => {
    const all = rows.length;
    await page.getByRole('radio', { name: 'Board' }).click();
    await expectAddress('/projects?view=board');
    const columns = projectPhases.map((phase) =>
      page.getByRole('region', { name: phase, exact: true }),
    );
    for (const column of columns) await expect.element(column).toBeVisible();
    const counts = () =>
      columns.map((column) => {
        const [, count = ''] = /(\d+)$/u.exec(textsOf(column.getByRole('heading'))[0] ?? '') ?? [];
        return Number.parseInt(count, 10);
      });
    await expect.poll(() => counts().reduce((sum, count) => sum + count, 0)).toBe(all);
    // A long column draws only the cards that are in view.
    for (const [index, column] of columns.entries()) {
      const count = counts()[index] ?? 0;
      const drawn = () => column.getByRole('row').length;
      await expect.poll(() => count === 0 || (drawn() > 0 && drawn() <= count)).toBe(true);
    }
  });

  test('The timeline has a line for each project on quarters', async () => {
    const all = rows.length;
    await page.getByRole('radio', { name: 'Timeline' }).click();
    await expectAddress('/projects?view=timeline');
    await expect.element(page.getByText(/^Q[1-4] \d{4}$/u).first()).toBeVisible();
    await expect.element(page.getByText('Today')).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: /^.+,/u }))
      .toHaveLength(all);
  });

  test('A header sorts, a second click reverses, and aria-sort follows', async () => {
    await expect.element(header('Updated')).toHaveAttribute('aria-sort', 'descending');
    await header('Project').getByRole('button').click();
    await expectAddress('/projects?sort=name&direction=ascending');
    await expect.element(header('Project')).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(names).toSatisfy(isAscending);

    await header('Project').getByRole('button').click();
    await expectAddress('/projects?sort=name&direction=descending');
    await expect.element(header('Project')).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => names().toReversed()).toSatisfy(isAscending);
    await reopenScreen();
    await expect.element(header('Project')).toHaveAttribute('aria-sort', 'descending');
  });

  test('A search finds projects, and one without results says so', async () => {
    const field = page.getByRole('searchbox', { name: 'Search projects' });
    const all = rows.length;
    const [name = ''] = names();
    await field.fill(name);
    await expect.element(rows.filter({ hasNotText: name })).toHaveLength(0);
    await expect.element(rows.first()).toBeVisible();
    expect(rows.length).toBeLessThan(all);
    await field.fill('nothing like this');
    await expect
      .element(page.getByRole('heading', { name: 'No projects match these filters' }))
      .toBeVisible();
    await expectAddress('/projects?q=nothing+like+this');
  });
});

test('On a phone the search stands among the filters', async () => {
  await signInAs('member@skf.example');
  await usePhone();
  await openScreen('/projects');
  await filterButton.click();
  await page.getByRole('searchbox', { name: 'Search projects' }).fill('nothing like this');
  await expectAddress('/projects?q=nothing+like+this');
  await expect
    .element(page.getByRole('heading', { name: 'No projects match these filters' }))
    .toBeVisible();
});

describe('At one corporation', () => {
  beforeEach(() => signInAs('member@norrland.example'));

  test('Only its own projects are on the screen and in the responses', async () => {
    const answers = recordAnswers('/api/projects');
    await openScreen('/projects');
    await expect.element(rows.first()).toBeVisible();
    await expect.element(rows.filter({ hasText: 'SKF' })).toHaveLength(0);
    expect(await answers()).toContain('Norrland Steel');
    expect(await answers()).not.toContain('SKF');
  });
});
