import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { pressEscape } from '#core/web/tests/elements.ts';

const panel = page.getByRole('complementary', { name: 'Submission' });
const choices = page.getByRole('listbox', { name: 'People to mention' });

async function openSubmission(place: number): Promise<void> {
  await openOpportunity(slewingOpportunityName, 'submissions');
  await page
    .getByRole('table', { name: 'Submissions' })
    .getByRole('rowheader')
    .getByRole('button')
    .nth(place)
    .click();
  await panel.getByRole('tab', { name: 'Discussion' }).click();
  await expect.element(panel.getByRole('textbox', { name: 'Comment' })).toBeVisible();
}

beforeEach(() => signInAs('owner@skf.example'));

test('The list closes with Esc, is navigated with arrow keys, and has only people with access', async () => {
  await openSubmission(7);
  const field = panel.getByRole('textbox', { name: 'Comment' });
  await userEvent.type(field, '@');
  const options = choices.getByRole('option');
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect.element(choices).not.toMatchTextContent('Elin Lund');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true');
  await pressEscape();
  await expect.element(choices).toHaveLength(0);
  await expect.element(panel).toBeVisible();
  await expect.element(field).toHaveFocus();

  await field.fill('');
  await userEvent.type(field, '@samuel');
  await expect.element(choices).toHaveLength(0);
  await field.fill('');
  await userEvent.type(field, 'elin@skf');
  await expect.element(choices).toHaveLength(0);
});
