import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, expectTitle } from '#core/web/tests/address.ts';
import { createSubspace, makeCollection } from '#core/web/tests/collections.ts';
import { press } from '#core/web/tests/elements.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { setViewport } from '#core/web/tests/viewport.ts';

const person = 'champion@skf.example';
beforeEach(() => signInAs(person));

const paper = page.getByRole('main');
const heading = (level: number, name: RegExp) => page.getByRole('heading', { level, name });
const stars = page.getByRole('img', { name: '4 of 5 stars' });

test('A collection is printed by sub-space or as one list, with its notes and its blacklist', async () => {
  const { id, name, companies } = await makeCollection(person, 'On paper', {
    companies: 6,
    changes: ([first, , , , , last]) => {
      if (!first || !last) throw new Error('There are too few companies.');
      return [
        createSubspace('a', 'Wide'),
        createSubspace('b', 'Narrow', 'a'),
        { kind: 'assign', company: first, into: ['b'], outOf: [] },
        { kind: 'blacklist', company: last },
      ];
    },
  });
  const [first = '', last = ''] = [companies[0]?.name, companies[5]?.name];
  // The table has room for ratings.
  await setViewport(1680, 900);
  await openScreen(`/collection/${id}`);
  await press(page.getByRole('slider', { name: `Rating of ${first}`, exact: true }), '4');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Printable page' }).click();
  await expectAddress(new RegExp(`/collection/${id}/print`, 'u'));
  await expectTitle(name);
  await expect.element(paper).toMatchTextContent('5 companies in 2 sub-spaces');
  await expect.element(heading(2, /^Wide/u)).toBeVisible();
  await expect.element(heading(3, /^Narrow/u)).toBeVisible();
  await expect.element(heading(2, /^Not sorted yet/u)).toBeVisible();
  await expect.element(stars).toBeVisible();
  await expect.element(paper).not.toMatchTextContent(last);

  await page.getByRole('checkbox', { name: 'Notes and ratings' }).click({ force: true });
  await expect.element(stars).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Blacklist' }).click({ force: true });
  await expect.element(heading(2, /^Blacklist/u)).toBeVisible();
  await expect.element(paper).toMatchTextContent(last);
  await page.getByRole('radio', { name: 'One list' }).click();
  await expect.element(heading(2, /^Wide/u)).not.toBeInTheDocument();
  await reopenScreen();
  await expect.element(page.getByRole('radio', { name: 'One list' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Blacklist' })).toBeChecked();
});

test('A collection without access cannot be printed either', async () => {
  await openScreen('/collection/019a0000-0000-7000-8000-000000000000/print');
  await expect
    .element(page.getByRole('heading', { name: 'This collection does not exist' }))
    .toBeVisible();
});
