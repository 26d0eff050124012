import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectTitle } from '#core/web/tests/address.ts';
import { pressEscape } from '#core/web/tests/elements.ts';
import { someCompanies } from '#core/web/tests/collections.ts';
import { intercept, problem } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';
import { typeDate } from '#core/web/tests/type-date.ts';

const person = 'owner@skf.example';
const dialog = page.getByRole('dialog', { name: /^Edit /u });
const rounds = dialog.getByRole('group', { name: 'Funding rounds' });

beforeEach(() => signInAs(person));

async function openForm(): Promise<string> {
  const [company] = await someCompanies(person, 1);
  if (!company) throw new Error('There is no company.');
  onTestFinished(async () => {
    const { kind, id } = company;
    await sendRequest(person, `/companies/${kind}/${id}/values`, {
      method: 'PATCH',
      data: { values: {}, revert: ['country', 'status', 'url', 'news'] },
    });
  });
  await openScreen(`/company/${company.kind}/${company.id}`);
  await expectTitle(company.name);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.element(dialog).toBeVisible();
  return company.name;
}

async function choose(field: RegExp, typed: string, option: string): Promise<void> {
  await dialog.getByRole('button', { name: field }).click();
  await page.getByRole('searchbox', { name: /^Find a /u }).fill(typed);
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('Values are chosen from lists, and each wrong one is said at its field', async () => {
  const name = await openForm();
  await choose(/Country/u, 'belg', 'Belgium');
  await choose(/Status/u, 'acq', 'Acquired');
  await dialog.getByRole('textbox', { name: 'Website' }).fill('nowhere');
  await rounds.getByRole('button', { name: 'Add round' }).click();
  const before = rounds.getByRole('listitem');
  await expect.element(before.last().getByRole('button', { name: /Round/u })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Save' }).click();

  const website = dialog.getByRole('textbox', { name: 'Website' });
  await expect.element(website).toHaveFocus();
  await expect.element(website).toHaveAttribute('aria-invalid', 'true');
  await expect.element(dialog.getByText('Enter an address that begins with https.')).toBeVisible();
  await expect.element(before.last().getByText('Enter a date.')).toBeVisible();
  await expect.element(dialog.getByText('3 values to correct.')).toBeVisible();

  await before
    .last()
    .getByRole('button', { name: /^Remove round/u })
    .click();
  await website.fill('https://belgian.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(`Saved ${name}.`);
  await expect.element(page.getByText(/Belgium/u).first()).toBeVisible();
});

test('What is typed survives a save that fails, and is not lost by closing', async () => {
  await openForm();
  const line = dialog.getByRole('textbox', { name: 'One line' });
  await line.fill('Quiet pumps for cold places');
  intercept(/^PATCH \/api\/companies\b/u, () => problem(409, 'Not now.', 'invalid'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Not now.')).toBeVisible();
  await expect.element(line).toHaveValue('Quiet pumps for cold places');
  await pressEscape();
  await expect.element(dialog.getByText('Discard what you changed?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(line).toHaveValue('Quiet pumps for cold places');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('An item of news is added, checked, and stands on the page by its date', async () => {
  const name = await openForm();
  const news = dialog.getByRole('group', { name: 'News' });
  await news.getByRole('button', { name: 'Add news item' }).click();
  const added = news.getByRole('listitem').last();
  await expect.element(added.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await added.getByRole('textbox', { name: 'Title' }).fill(`${name} opens a plant in Lund`);
  await added.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(added.getByText('Enter a date.')).toBeVisible();
  await expect.element(added.getByText('Enter an address that begins with https.')).toBeVisible();
  await added.getByRole('textbox', { name: 'Address' }).fill('https://paper.example/plant');
  await typeDate(added.getByRole('group', { name: 'Date' }), '02', '03', '2001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectToast(`Saved ${name}.`);
  const section = page.getByRole('region', { name: 'News', exact: true });
  const last = section.getByRole('listitem').last();
  const whole = section.getByRole('button', { name: /^Show all/u });
  if (whole.query() !== null) await whole.click();
  await expect.element(last).toMatchTextContent('opens a plant in Lund');
  await expect
    .element(last.getByRole('link', { name: /opens a plant/u }))
    .toHaveAttribute('href', 'https://paper.example/plant');
});
