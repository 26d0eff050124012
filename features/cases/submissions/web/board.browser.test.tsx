import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { dropAt, pickUpFocused } from '#core/web/tests/keyboard-drag.ts';
import { openOpportunity } from '#core/web/tests/open-opportunity.ts';
import { reopenScreen } from '#core/web/tests/open-screen.tsx';
import { press } from '#core/web/tests/elements.ts';
import { setViewport } from '#core/web/tests/viewport.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';

/** A case whose team are the demonstration accounts. Other files add to it meanwhile: cards are told by name. */
const hotRings = 'Robotic handling of hot rings';

const focusedName = () => document.activeElement?.ariaLabel;
const column = (stage: string) => page.getByRole('region', { name: stage, exact: true });
const cards = (stage: string) =>
  column(stage)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'Move' }) });

async function openBoard(): Promise<void> {
  await openOpportunity(hotRings, 'submissions');
  await page.getByRole('radio', { name: 'Board' }).click();
  await expectAddress(/view=board/u);
  await expect.element(cards('New').first()).toBeVisible();
}

const nameOf = async (card: ReturnType<typeof cards>): Promise<string> =>
  (await card.findElement()).getAttribute('aria-label') ?? '';

describe('The Case Owner', () => {
  beforeEach(() => signInAs('owner@skf.example'));
  beforeEach(() => setViewport(1700, 900));

  test('moves a card with the keyboard only', async () => {
    await openBoard();
    const card = cards('New').first();
    const name = await nameOf(card);
    await press(card, '{ArrowRight}');
    await expect.poll(() => document.activeElement?.tagName).toBe('BUTTON');
    await pickUpFocused();
    // Wherever it can be dropped, the column is told.
    await expect.poll(focusedName).toMatch(/^Insert .+, New$/u);
    await dropAt(() => focusedName() === 'Drop on Screening', '{Tab}');
    await expect.element(column('Screening').getByRole('row', { name })).toBeVisible();
    await expect.element(column('New').getByRole('row', { name })).not.toBeInTheDocument();
  });

  test('has the focus on a card that was dropped, also after giving a reason', async () => {
    await openBoard();
    const card = cards('New').first();
    const name = await nameOf(card);
    await press(card, '{ArrowRight}');
    await expect.poll(() => document.activeElement?.tagName).toBe('BUTTON');
    await pickUpFocused();
    await dropAt(() => focusedName() === 'Drop on Declined', '{Tab}');
    const dialog = page.getByRole('dialog', { name: 'Move to Declined' });
    await dialog.getByRole('textbox', { name: /^Reason/u }).fill('Not a fit.');
    await dialog.getByRole('button', { name: 'Move without email' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(column('Declined').getByRole('row', { name })).toHaveFocus();
  });

  test('must give a reason when a card is dropped on Declined, and can cancel', async () => {
    await openBoard();
    const card = cards('New').first();
    const name = await nameOf(card);
    await card.dropTo(column('Declined').getByRole('grid'));
    const dialog = page.getByRole('dialog', { name: 'Move to Declined' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(column('New').getByRole('row', { name })).toBeVisible();
    await expect.element(column('Declined').getByRole('row', { name })).not.toBeInTheDocument();
  });

  test('undoes a move, back to the old position', async () => {
    await openBoard();
    const names = () =>
      cards('New')
        .elements()
        .map((card) => card.ariaLabel ?? '');
    const before = names();
    await cards('New').first().dropTo(column('Pitch').getByRole('grid'));
    await undo();
    await expectToast(/^Moved .+ back to New\.$/u);
    await reopenScreen();
    await expect.element(column('New').getByRole('row', { name: before[0] ?? '' })).toBeVisible();
    const after = names();
    // Of those that nobody added or moved meanwhile.
    expect(after.filter((name) => before.includes(name))).toEqual(
      before.filter((name) => after.includes(name)),
    );
  });

  test('opens a card beside the board', async () => {
    await openBoard();
    await cards('New').first().click();
    await expect.element(page.getByRole('complementary', { name: 'Submission' })).toBeVisible();
    await expectAddress(/view=board&submission=/u);
  });
});

describe('An Observer', () => {
  beforeEach(() => signInAs('observer@skf.example'));

  test('sees the board and cannot move cards', async () => {
    await openOpportunity(hotRings, 'submissions');
    await page.getByRole('radio', { name: 'Board' }).click();
    await expect.element(column('New').getByRole('row').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Move', exact: true })).toHaveLength(0);
  });
});
