import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseFirst } from '#core/web/tests/elements.ts';
import { openOpportunity } from '#core/web/tests/open-opportunity.ts';
import { reopenScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

/** A case whose team are the demonstration accounts. */
const hotRings = 'Robotic handling of hot rings';

const panel = page.getByRole('complementary', { name: 'Submission' });
const dialog = page.getByRole('dialog', { name: /submission/u });

describe('The Case Owner', () => {
  beforeEach(() => signInAs('owner@skf.example'));

  test('adds a submission with a company of the directory', async () => {
    await openOpportunity(hotRings, 'submissions');
    await page.getByRole('button', { name: 'Add submission' }).click();
    await dialog.getByRole('button', { name: 'Add submission' }).click();
    await expect.element(dialog.getByText('Enter a title.')).toBeVisible();
    const company = dialog.getByRole('combobox', { name: 'Company' });
    // While it searches, it says so in an option.
    await chooseFirst(company, 'va', page.getByRole('option', { name: /^va/iu }));
    await expect.element(dialog.getByText('From the directory')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Grippers that feel heat');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('nobody');
    await dialog.getByRole('textbox', { name: 'Pitch' }).fill('They **hold** at 900 °C.');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect.element(dialog.getByRole('strong')).toHaveTextContent('hold');
    await dialog.getByRole('button', { name: 'Add submission' }).click();
    await expect.element(dialog.getByText('Enter a valid email address.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Email' }).fill('noor@grippers.example');
    await dialog.getByRole('button', { name: 'Add submission' }).click();
    await expect
      .element(panel.getByRole('heading', { name: 'Grippers that feel heat' }))
      .toBeVisible();
    await expect.element(panel.getByText('14 d left')).toBeVisible();
    await expect.element(panel.getByText('for you to answer')).toBeVisible();
  });

  test('keeps what was typed when the page is left', async () => {
    await openOpportunity(hotRings, 'submissions');
    await page.getByRole('button', { name: 'Add submission' }).click();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
    await reopenScreen();
    await page.getByRole('button', { name: 'Add submission' }).click();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Title' }))
      .toHaveValue('Half a thought');
    await dialog.getByRole('button', { name: 'Start again' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });
});

describe('An Observer', () => {
  beforeEach(() => signInAs('observer@skf.example'));

  test('sees no controls to add or edit', async () => {
    await openOpportunity(hotRings, 'submissions');
    await expect.element(page.getByRole('table', { name: 'Submissions' })).toBeVisible();
    for (const name of ['Add submission', 'Import…', /^Decisions/u]) {
      await expect.element(page.getByRole('button', { name })).toHaveLength(0);
    }
  });
});
