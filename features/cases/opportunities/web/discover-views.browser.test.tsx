import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cyclesOf } from '#core/web/tests/cycles.ts';
import { expectAddress, expectTitle, goBack } from '#core/web/tests/address.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { focus, textsOf, pressEscape } from '#core/web/tests/elements.ts';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

beforeEach(() => signInAs('owner@skf.example'));

const view = (name: string) =>
  page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name });
async function openCycles(): Promise<void> {
  await page.getByRole('button', { name: /^Filter/u }).click();
  await page.getByRole('option', { name: 'Scouting cycle' }).click();
}
const names = page.getByRole('table', { name: 'Opportunities' }).getByRole('rowheader');

test('The view is in the URL with the filters, and a link shows the same', async () => {
  await openScreen('/discover?category=Sensing');
  await view('List').click();
  await expectAddress('/discover?category=Sensing&view=list');
  await expect.element(names).toHaveLength(3);
  await view('Board').click();
  await expectAddress('/discover?category=Sensing&view=board');
  await reopenScreen();
  await expect.element(view('Board')).toBeChecked();
  await expect.element(page.getByRole('article')).toHaveLength(3);
  goBack();
  await expect.element(names).toHaveLength(3);
  await view('Cycle').click();
  await expectAddress('/discover?category=Sensing&view=cycle');
});

test('An address without a view shows the one chosen last, and Back what was there before', async () => {
  await openScreen('/discover?category=Sensing');
  await expect.element(view('Cycle')).toBeChecked();
  await view('List').click();
  await expectAddress('/discover?category=Sensing&view=list');
  goBack();
  await expectAddress('/discover?category=Sensing');
  await expect.element(view('Cycle')).toBeChecked();
  await reopenScreen();
  await expect.element(view('List')).toBeChecked();
});

test('A scouting cycle is chosen, and is in the URL', async () => {
  const { before } = await cyclesOf('member@skf.example');
  await openScreen('/discover');
  await openCycles();
  await page.getByRole('option', { name: before }).click();
  await expectAddress(`/discover?cycle=${before.replace(' ', '+')}`);
  await pressEscape();
  await expect.element(page.getByRole('article')).toHaveLength(2);
  await reopenScreen();
  await expect.element(page.getByRole('region', { name: before })).toBeVisible();
  await expect.element(page.getByRole('article')).toHaveLength(2);
  await page.getByRole('button', { name: 'Remove filter: Scouting cycle' }).click();
  await expectAddress('/discover');
});

test('The list is sorted by its headers, in both directions', async () => {
  await openScreen('/discover?view=list');
  await expect.element(names.first()).toBeVisible();
  const header = (name: string) => page.getByRole('columnheader', { name });
  await header('Opportunity').getByRole('button').click();
  await expectAddress('/discover?view=list&sort=name');
  await expect.element(header('Opportunity')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(names.first()).toMatchTextContent('Acoustic signatures');
  await header('Opportunity').getByRole('button').click();
  await expectAddress('/discover?view=list&sort=name&direction=descending');
  await expect.element(names.last()).toMatchTextContent('Acoustic signatures');

  await header('Submissions').getByRole('button').click();
  await expect.element(header('Submissions')).toHaveAttribute('aria-sort', 'descending');
  await header('Closes').getByRole('button').click();
  await expectAddress('/discover?view=list&sort=deadline');
  await names.first().getByRole('button').click();
  await expectAddress(/\/opportunity\//u);
});

test('The board groups opportunities by status', async () => {
  await openScreen('/discover?view=board');
  const columns = page.getByRole('main').getByRole('region');
  await expect.element(page.getByRole('article')).toHaveLength(10);
  await expect
    .poll(() => textsOf(columns.getByRole('heading', { level: 2 })))
    .toEqual([expect.stringMatching(/^Active/u), expect.stringMatching(/^Finished/u)]);
  const { data } = await sendRequest<{ data: { status: string }[] }>(
    'member@skf.example',
    '/opportunities?limit=100',
  );
  for (const [place, status] of ['ACTIVE', 'FINISHED'].entries()) {
    await expect
      .element(columns.nth(place).getByRole('article'))
      .toHaveLength(data.filter((one) => one.status === status).length);
  }
  // Keyboard navigation as in every list.
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('article').first().getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectAddress(/\/opportunity\//u);
});

const slewingOpportunityName = 'Predictive maintenance for slewing bearings in the field';

test('The timeline shows a bar for each opportunity, with its dates', async () => {
  const { running } = await cyclesOf('member@skf.example');
  await openScreen('/discover?view=timeline');
  const line = page.getByRole('link', { name: slewingOpportunityName });
  await expect.element(line).toHaveAccessibleName(/Active, .*20\d\d/u);
  await expect.element(page.getByText('Today')).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: running }).getByRole('link'))
    .toHaveLength(6);
  await focus(line);
  await userEvent.keyboard('{Enter}');
  await expectTitle(slewingOpportunityName);
});

describe('For the foundry', () => {
  beforeEach(() => signInAs('foundry@outrider.example'));

  test('the timeline groups by corporation, and cycles of one name are one group', async () => {
    const { running } = await cyclesOf('member@skf.example');
    await openScreen(`/discover?view=timeline&cycle=${running.replace(' ', '+')}`);
    for (const name of ['SKF', 'Norrland Steel', 'Halden Marine']) {
      await expect.element(page.getByRole('region', { name })).toBeVisible();
    }
    await openCycles();
    await expect.element(page.getByRole('option', { name: running })).toHaveLength(1);
  });
});
