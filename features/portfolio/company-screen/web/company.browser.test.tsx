import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, expectTitle } from '#core/web/tests/address.ts';
import { someCompanies } from '#core/web/tests/collections.ts';
import { press, textOf } from '#core/web/tests/elements.ts';
import { intercept, problem } from '#core/web/tests/intercept.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';

const part = (name: string) => page.getByRole('region', { name, exact: true });
const pairs = page.getByRole('list', { name: 'Possible duplicates' }).getByRole('article');
const article = (name: string) => page.getByRole('article', { name, exact: true });

async function openCompany(person: string): Promise<string> {
  const [company] = await someCompanies(person, 1);
  if (!company) throw new Error('There is no company.');
  await openScreen(`/company/${company.kind}/${company.id}`);
  await expectTitle(company.name);
  return company.name;
}

test('A similar company is one step away', async () => {
  await signInAs('owner@skf.example');
  await openCompany('owner@skf.example');
  const next = part('Similar companies').getByRole('link').first();
  const name = await textOf(next);
  await next.click();
  await expectTitle(name);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('What one does with a company is there although the collections cannot be loaded', async () => {
  await signInAs('owner@skf.example');
  intercept(/^GET \/api\/collections\b/u, () => problem(400, 'Not now.', 'invalid'));
  await openCompany('owner@skf.example');
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('A company is added to a new collection, which then appears on its page', async () => {
  await signInAs('champion@skf.example');
  const called = `Found on a page ${Date.now()}`;
  const company = await openCompany('champion@skf.example');
  await page.getByRole('button', { name: /^(?:Choose collection for|Add to…) /u }).click();
  await page.getByRole('menuitem', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(called);
  await page.getByRole('button', { name: 'Create' }).click();
  await expectToast(`Successfully added ${company} to collection ${called}.`);
  // What keeps it away comes after what adds it.
  const actionNamed = (name: string) => page.getByRole('button', { name }).findElement();
  const others = await actionNamed(`Choose collection for ${company}`);
  const blacklist = await actionNamed(`Blacklist ${company} in ${called}`);
  expect(others.compareDocumentPosition(blacklist)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await part('With SKF')
    .getByRole('list', { name: 'Collections' })
    .getByRole('link', { name: called })
    .click();
  await expectTitle(called);
  await expect.element(page.getByRole('complementary', { name: 'Company' })).toBeVisible();
});

test('A company that appears nowhere for the viewer says so', async () => {
  const person = 'member@norrland.example';
  await signInAs(person);
  await openCompany(person);
  await expect
    .element(part('With Norrland Steel'))
    .toMatchTextContent('Not in any collection, submission or project you can see.');
});

test.each(['/company/startup/00000000-0000-7000-8000-000000000000', '/company/nothing/at-all'])(
  'There is no company at %s',
  async (address) => {
    await signInAs('foundry@outrider.example');
    await openScreen(address);
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'This company does not exist' }))
      .toBeVisible();
  },
);

describe('A foundry user', () => {
  beforeEach(() => signInAs('foundry@outrider.example'));

  test('rejects a match with the keyboard, and undoes it', async () => {
    await openScreen('/admin/matches');
    await expect.element(pairs.first()).toBeVisible();
    const [second, third] = [pairs.nth(1), pairs.nth(2)];
    await expect.element(third).toBeVisible();
    await userEvent.keyboard('jj');
    await expect.element(second.getByRole('link').first()).toHaveFocus();
    const name = second.element().getAttribute('aria-label') ?? '';
    const nextName = third.element().getAttribute('aria-label') ?? '';
    await userEvent.keyboard('n');
    await expect.element(article(name)).not.toBeInTheDocument();
    await expect.element(article(nextName).getByRole('link').first()).toHaveFocus();
    await undo(/are not one company\./u);
    await expectToast('open again.');
    await expect.element(article(name)).toBeVisible();
  });

  test('skips a pair, which goes to the end of the list', async () => {
    await openScreen('/admin/matches');
    await expect.element(pairs.first()).toBeVisible();
    const name = pairs.first().element().getAttribute('aria-label') ?? '';
    const nextName = pairs.nth(1).element().getAttribute('aria-label') ?? '';
    await pairs.first().getByRole('button', { name: /^Skip/u }).click();
    await expect.element(pairs.first()).toHaveAttribute('aria-label', nextName);
    await expect.element(pairs.last()).toHaveAttribute('aria-label', name);
    await press(pairs.first().getByRole('link').first(), 's');
    await expect.element(pairs.last()).toHaveAttribute('aria-label', nextName);
  });

  test("accepts a suggestion on a company's page, and reopens it", async () => {
    await openScreen('/admin/matches');
    await pairs.last().getByRole('link').first().click();
    await expectAddress(/^\/company\//u);
    const others = part('Other records');
    await expect.element(others).toMatchTextContent('May be the same company.');
    const accept = others.getByRole('button', { name: /^Same company/u }).first();
    const label = accept.element().getAttribute('aria-label') ?? '';
    await accept.click();
    await expect.element(others.getByRole('button', { name: label })).not.toBeInTheDocument();
    await undo(/are one company\./u);
    await expectToast('open again.');
    await expect.element(others.getByRole('button', { name: label })).toBeVisible();
  });
});
