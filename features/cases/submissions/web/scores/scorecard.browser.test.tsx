import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openOpportunity } from '#core/web/tests/open-opportunity.ts';
import { pickUp } from '#core/web/tests/keyboard-drag.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

describe('The Case Owner', () => {
  beforeEach(() => signInAs('owner@skf.example'));

  test('changes the scorecard, and resets it', async () => {
    await openOpportunity('Grease that lasts ten years', 'submissions');
    const open = page.getByRole('button', { name: 'Scorecard…' });
    const dialog = page.getByRole('dialog', { name: 'Scorecard' });
    await open.click();
    await dialog.getByRole('button', { name: 'Add criterion' }).click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Enter a name for each criterion.');
    const names = dialog.getByRole('textbox', { name: 'Name of the criterion' });
    await names.last().fill('Price per year');
    // To the top by keyboard: pick up, move to the first place, drop.
    const grip = dialog.getByRole('button', { name: 'Move Price per year', exact: true });
    await pickUp(grip);
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('{Enter}');
    await expect.element(names.first()).toHaveValue('Price per year');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(dialog).toHaveLength(0);

    await open.click();
    await expect.element(dialog).toMatchTextContent('has a scorecard of its own');
    await expect.element(names).toHaveLength(5);
    await expect.element(names.first()).toHaveValue('Price per year');
    await dialog.getByRole('button', { name: 'Use that of SKF' }).click();
    await expect.element(dialog).toHaveLength(0);
    await open.click();
    await expect.element(names).toHaveLength(4);
  });
});
