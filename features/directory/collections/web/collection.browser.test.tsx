import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, expectTitle } from '#core/web/tests/address.ts';
import {
  addOption,
  changeCollection,
  makeCollection,
  someCompanies,
} from '#core/web/tests/collections.ts';
import { press, pressEscape, textsOf } from '#core/web/tests/elements.ts';
import {
  breakReads,
  intercept,
  mendByPressing,
  noAnswer,
  problem,
} from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { recordRequests } from '#core/web/tests/requests.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, toastsShown, pressInToast } from '#core/web/tests/toasts.ts';

const person = 'champion@skf.example';
const reader = 'observer@skf.example';
beforeEach(() => signInAs(person));

const panel = page.getByRole('complementary', { name: 'Company' });

async function chooseInMenu(name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function openCompany(name: string): Promise<void> {
  await page.getByRole('table').getByText(name, { exact: true }).click();
  await expect.element(panel.getByRole('heading', { name })).toBeVisible();
}

test('A collection is renamed in place, copied, deleted and restored', async () => {
  const { id, name: called } = await makeCollection(person, 'Gaskets');
  await openScreen(`/collection/${id}`);
  const title = page.getByRole('heading', { level: 1 });
  const name = title.getByRole('textbox', { name: 'Name' });
  await title.getByText(called).dblClick();
  await name.fill('   ');
  await userEvent.keyboard('{Enter}');
  await expect.element(title).toMatchTextContent('Invalid Pinboard name');
  await pressEscape();
  await expect.element(title).toHaveTextContent(called);
  await chooseInMenu(called, 'Rename');
  await expect.element(name).toHaveFocus();
  const renamed = `${called} and rings`;
  await name.fill(renamed);
  await userEvent.keyboard('{Enter}');
  await expect.element(title).toHaveTextContent(renamed);
  await expectTitle(renamed);

  await chooseInMenu(renamed, 'Duplicate');
  const copy = `${renamed} (copy)`;
  await expectToast(`Successfully created collection with name ${copy}.`);
  await expectTitle(copy);
  await chooseInMenu(copy, 'Delete');
  await expectToast(`Deleted collection ${copy}.`);
  await expectAddress('/collections');
  await expect.element(page.getByRole('link', { name: copy })).not.toBeInTheDocument();
  await page.getByText('Recently deleted').click();
  await page.getByRole('button', { name: `Restore ${copy}` }).click();
  await expectToast(`Restored collection ${copy}.`);
  await expect.element(page.getByRole('link', { name: copy })).toBeVisible();
});

test('The menu has what other features offer, in its place', async () => {
  const { id, name } = await makeCollection(person, 'Dampers', { companies: 1 });
  await openScreen(`/collection/${id}`);
  await page.getByRole('button', { name: `More about ${name}` }).click();
  const entries = page.getByRole('menuitem');
  await expect.element(entries.first()).toBeVisible();
  expect(textsOf(entries)).toEqual([
    'Rename',
    'Make active',
    'Pin',
    'Duplicate',
    'Propose blips…',
    'Print',
    'Delete',
  ]);
  await page.getByRole('menuitem', { name: 'Propose blips…' }).click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent(name);
});

test('The menu waits for what it depends on, so that no entry moves while it is chosen', async () => {
  const { id, name } = await makeCollection(person, 'Dampers', { companies: 1 });
  let letGo = (): void => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  intercept('GET /api/corporations', (send) => gone.then(send));
  await openScreen(`/collection/${id}`);
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const entries = page.getByRole('menuitem');
  await expect.element(entries).toHaveLength(0);
  letGo();
  await expect.element(entries).toHaveLength(7);
});

test('A change that somebody else has made already is refused in words', async () => {
  const { id, name } = await makeCollection(person, 'Twice told', { companies: 1 });
  const [, company] = await someCompanies(person, 2);
  if (!company) throw new Error('There are too few companies.');
  // Without live updates, the page does not learn of the other change.
  intercept('GET /api/live', (_send, _address, init) => noAnswer(init));
  await openScreen(`/collection/${id}`);
  await expect.element(page.getByRole('table')).toBeVisible();
  await changeCollection(person, id, { kind: 'add', company });
  await page.getByRole('button', { name: 'Add companies' }).click();
  await page.getByRole('searchbox', { name: 'Name or web address' }).fill(company.name);
  await addOption(company.name).click();
  await expectToast(`Startup ${company.name} already exists in collection ${name}!`);
  await page.getByRole('button', { name: 'Done' }).click();

  await changeCollection(person, id, { kind: 'blacklist', company });
  await openCompany(company.name);
  await panel.getByRole('button', { name: 'Blacklist', exact: true }).click();
  await expectToast(`Startup ${company.name} already exists in collection ${name} blacklist!`);
});

test('A change that cannot be stored is rolled back, with the reason', async () => {
  const { id, companies } = await makeCollection(person, 'Out of reach', { companies: 1 });
  const company = companies[0]?.name ?? '';
  await openScreen(`/collection/${id}`);
  await openCompany(company);
  intercept(`PUT /api/collections/${id}`, () => problem(500, 'The disk is full.'));
  await panel.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectToast('Unexpected error The disk is full.');
  await expect.element(page.getByRole('table').getByText(company, { exact: true })).toBeVisible();
});

test('Lists that cannot be loaded are logged, and asked for again on demand', async () => {
  const logged: string[] = [];
  const error = vi.spyOn(console, 'error').mockImplementation((...said) => {
    logged.push(said.join(' '));
  });
  onTestFinished(() => error.mockRestore());
  const mend = breakReads(/^\/api\/collections\/(?:own|shared)$/u, () =>
    problem(500, 'Broken for a moment.'),
  );
  await openScreen('/collections');
  const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect.element(alert).toMatchTextContent('Broken for a moment.');
  expect(toastsShown()).toEqual([]);
  await expect
    .poll(() => logged.some((line) => line.startsWith('Collections could not be loaded:')))
    .toBe(true);
  await mendByPressing(mend, alert.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('region', { name: 'Mine' })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();

  // Also reloads on demand (section 4).
  const requests = recordRequests();
  await press(page.getByRole('button', { name: 'Reload' }), '{Enter}');
  await expect
    .poll(() => requests.some(({ pathname }) => pathname === '/api/collections/own'))
    .toBe(true);
});

test('People with shared access may neither edit nor share, and are told so', async () => {
  const { id, name } = await makeCollection(person, 'Shared out', {
    companies: 1,
    sharedWith: [reader],
  });
  const [, other] = await someCompanies(person, 2);
  if (!other) throw new Error('There are too few companies.');
  await signInAs(reader);
  await openScreen(`/collection/${id}`);
  for (const action of ['Share', 'Add companies']) {
    await expect
      .element(page.getByRole('button', { name: action, exact: true }))
      .not.toBeInTheDocument();
  }
  await page.getByRole('button', { name: 'Shared with' }).click();
  await expect
    .element(
      page.getByRole('dialog').getByText(/^You don't have permission to share this collection\./u),
    )
    .toBeVisible();
  await pressEscape();

  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^Active collection: ${name}`, 'u') });
  await chooseInMenu(name, 'Make active');
  await expect.element(entry).toBeVisible();
  await openScreen(`/company/${other.kind}/${other.id}`);
  await expect.element(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
  await expect.element(entry).toBeVisible();
  await userEvent.keyboard('c');
  await pressInToast('Propose…', "You don't have permission to edit this collection.");
  await page.getByRole('dialog').getByRole('button', { name: 'Propose', exact: true }).click();
  await expectToast(`Proposed ${other.name} for collection ${name}.`);
  await openScreen(`/collection/${id}`);
  await chooseInMenu(name, 'Make inactive');
  await expect.element(entry).not.toBeInTheDocument();
});
