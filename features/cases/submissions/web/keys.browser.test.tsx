import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { expectAddress, goBack } from '#core/web/tests/address.ts';
import { focus, pressEscape, textOf } from '#core/web/tests/elements.ts';
import { findOpportunity } from '#core/web/tests/open-opportunity.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';

const owner = 'owner@skf.example';
const observer = 'observer@skf.example';
const table = page.getByRole('table', { name: 'Submissions' });
const rows = table.getByRole('rowheader').getByRole('button');
const panel = page.getByRole('complementary', { name: 'Submission' });
const votes = (label: string) =>
  panel.getByRole('button', { name: new RegExp(`^${label}: `, 'u') });
const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** No other test reads its rows by their places, which the submissions added here change. */
const opportunityName = 'Carbon footprint per part, not per plant';

beforeEach(() => signInAs(owner));

let opportunityId = '';
beforeEach(async () => {
  opportunityId = await findOpportunity(opportunityName);
});

/** Adds a submission of this test alone. */
async function addSubmission(title = `Keys ${crypto.randomUUID()}`): Promise<Submission> {
  return sendRequest<Submission>(owner, `/opportunities/${opportunityId}/submissions`, {
    method: 'POST',
    data: { companyName: 'Keyboard AB', title, answers: [], pitch: 'By keys.' },
  });
}

const stored = (id: string) => sendRequest<Submission>(owner, `/submissions/${id}`);

async function openPanel({ id, title }: Submission): Promise<void> {
  await openScreen(`/opportunity/${opportunityId}?tab=submissions&submission=${id}`);
  await expect.element(panel.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** Counts the keys that are pressed. */
function countKeys() {
  const counted = { keys: 0 };
  const count = () => (counted.keys += 1);
  document.addEventListener('keydown', count, true);
  onTestFinished(() => document.removeEventListener('keydown', count, true));
  return counted;
}

test('A submission is scored and moved to the next stage with six keys', async () => {
  const submission = await addSubmission();
  await openPanel(submission);
  const counted = countKeys();
  await userEvent.keyboard('4352');
  await expect.element(panel.getByRole('button', { name: 'Change my scores' })).toBeVisible();
  await userEvent.keyboard('s');
  await expect.element(page.getByRole('menuitem', { name: 'Screening' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectToast(`Moved ${submission.title} to Screening.`);
  expect(counted.keys).toBeLessThanOrEqual(6);
  await expect.poll(async () => (await stored(submission.id)).stage).toBe('Screening');
  const { mine } = await sendRequest<{ mine: { values: Record<string, number> } }>(
    owner,
    `/submissions/${submission.id}/scores`,
  );
  expect(mine.values).toEqual({ fit: 4, maturity: 3, team: 5, pilot: 2 });
});

test('A digit scores the focused criterion, and over given scores it begins to change them', async () => {
  const submission = await addSubmission();
  await openPanel(submission);
  await userEvent.keyboard('4444');
  await expect.element(panel.getByRole('button', { name: 'Change my scores' })).toBeVisible();
  await userEvent.keyboard('2');
  const save = panel.getByRole('button', { name: 'Save scores' });
  await expect.element(save).toBeVisible();
  const scale = (at: number) => panel.getByRole('radiogroup').nth(at);
  await expect.element(scale(0).getByRole('radio', { name: '2' })).toBeChecked();
  await focus(scale(2).getByRole('radio', { name: '4' }));
  await userEvent.keyboard('1');
  await expect.element(scale(2).getByRole('radio', { name: '1' })).toBeChecked();
  await expect.element(scale(1).getByRole('radio', { name: '4' })).toBeChecked();
  // What was complete is not sent by a key.
  await expect.element(save).toBeEnabled();
});

test('u and i vote, a second time they take it back, d opens the decision, n the next one', async () => {
  const first = await addSubmission();
  const second = await addSubmission();
  await openPanel(second);
  await userEvent.keyboard('u');
  await expect.element(votes('For')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('i');
  await expect.element(votes('Against')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(votes('For')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('i');
  await expect.element(votes('Against')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('d');
  await expect.element(page.getByRole('menu', { name: 'Prepare decision' })).toBeVisible();
  await pressEscape();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await userEvent.keyboard('n');
  await expect.element(panel.getByRole('heading', { level: 2, name: first.title })).toBeVisible();
});

test('On the focused row of the table a key opens the submission and acts', async () => {
  const submission = await addSubmission();
  await openScreen(`/opportunity/${opportunityId}?tab=submissions`);
  const row = table.getByRole('button', { name: submission.title });
  await focus(row);
  await userEvent.keyboard('u');
  await expect.element(panel.getByRole('heading', { name: submission.title })).toBeVisible();
  await expect.element(votes('For')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await stored(submission.id)).votes?.mine).toBe('up');
  await pressEscape();
  await expect.element(row).toHaveFocus();
  await userEvent.keyboard('s');
  await expect.element(page.getByRole('menuitem', { name: 'Screening' })).toHaveFocus();
});

test('A stage that asks first closes the menu that it was chosen from', async () => {
  await openPanel(await addSubmission());
  await panel.getByRole('button', { name: /Move to…$/u }).click();
  await page.getByRole('menuitem', { name: 'Declined' }).click();
  await expect.element(page.getByRole('dialog', { name: /Declined/u })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[role=menu]')).toHaveLength(0);
});

test('What is typed into a field stays in it', async () => {
  const submission = await addSubmission();
  await openPanel(submission);
  await panel.getByRole('button', { name: 'Write a comment…' }).click();
  await expect
    .poll(
      () =>
        document.activeElement?.getAttribute('contenteditable') ?? document.activeElement?.tagName,
    )
    .toMatch(/true|TEXTAREA/u);
  await userEvent.keyboard('suid5');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect((await stored(submission.id)).votes?.mine).toBeNull();
});

test('The list of shortcuts names the keys of this screen that one has rights for', async () => {
  const submission = await addSubmission();
  await openPanel(submission);
  await userEvent.keyboard('?');
  const ofScreen = sheet.getByRole('region', { name: 'This screen' });
  for (const what of ['Change the stage', 'Vote for', 'Prepare a decision', 'Next submission'])
    await expect.element(ofScreen.getByText(what, { exact: true })).toBeVisible();
  await pressEscape();
  await signInAs(observer);
  await openPanel(submission);
  await userEvent.keyboard('?');
  await expect.element(ofScreen.getByText('Next submission')).toBeVisible();
  await expect.element(ofScreen.getByText('Change the stage')).not.toBeInTheDocument();
  await pressEscape();
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.keyboard('sd5');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(votes('For')).toBeDisabled();
});

test('Single keys are turned off in their list, and it is found again in the palette', async () => {
  const submission = await addSubmission();
  await openPanel(submission);
  await userEvent.keyboard('?');
  const off = sheet.getByRole('switch', { name: 'Single-key shortcuts' });
  await sheet.getByText('Single-key shortcuts').click();
  await expect.element(off).not.toBeChecked();
  await pressEscape();
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.keyboard('us?');
  expect((await stored(submission.id)).votes?.mine).toBeNull();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('searchbox', { name: 'Search or jump to' }).fill('shortcuts');
  await page.getByRole('menuitem', { name: /^Keyboard shortcuts/u }).click();
  await sheet.getByText('Single-key shortcuts').click();
  await pressEscape();
  await userEvent.keyboard('u');
  await expect.element(votes('For')).toHaveAttribute('aria-pressed', 'true');
});

test('Back from a comparison leads to the list with its ticks, and to no panel', async () => {
  await addSubmission();
  await addSubmission();
  await openScreen(`/opportunity/${opportunityId}?tab=submissions`);
  await rows.nth(3).click();
  await expect.element(panel).toBeVisible();
  await pressEscape();
  await expect.element(panel).not.toBeInTheDocument();
  const boxes = table.getByRole('checkbox', { name: /^Select (?!all)/u });
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  const titles = [await textOf(rows.nth(0)), await textOf(rows.nth(1))];
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect.element(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  goBack();
  await expectAddress(`/opportunity/${opportunityId}?tab=submissions`);
  await expect.element(bar).toMatchTextContent('2 selected');
  await expect.element(boxes.nth(0)).toBeChecked();
  await expect.element(boxes.nth(1)).toBeChecked();
  expect([await textOf(rows.nth(0)), await textOf(rows.nth(1))]).toEqual(titles);
  await expect.element(panel).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect.element(page.getByRole('region', { name: 'Comparison' })).toBeVisible();
  await pressEscape();
  await expect.element(bar).toMatchTextContent('2 selected');
});

test('Compared submissions are moved and decided on side by side', async () => {
  const [one, other] = [await addSubmission(), await addSubmission()];
  await openScreen(`/opportunity/${opportunityId}?tab=submissions&compare=${one.id},${other.id}`);
  await page.getByRole('button', { name: `Stage of ${other.title}: New. Move to…` }).click();
  await page.getByRole('menuitem', { name: 'Screening' }).click();
  await expect.poll(async () => (await stored(other.id)).stage).toBe('Screening');
  expect((await stored(one.id)).stage).toBe('New');
  await page.getByRole('button', { name: `Prepare decision… for ${one.title}` }).click();
  await page.getByRole('menuitem', { name: 'Declined' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not this year.');
  await dialog
    .getByRole('button', { name: /^Prepare/u })
    .first()
    .click();
  await expectToast(/prepared/iu);
  await expect.poll(async () => (await stored(one.id)).decision?.stage).toBe('Declined');
});

test('A submission opens as a page of its own, with the same keys, and leads back to its list', async () => {
  const submission = await addSubmission();
  await openPanel(submission);
  await panel.getByRole('link', { name: 'Open as a page' }).click();
  await expectAddress(`/submission/${submission.id}`);
  const heading = page.getByRole('main').getByRole('heading', { name: submission.title });
  await expect.element(heading).toBeVisible();
  await userEvent.keyboard('u');
  await expect.poll(async () => (await stored(submission.id)).votes?.mine).toBe('up');
  await page.getByRole('tab', { name: 'Discussion' }).click();
  await expectAddress(`/submission/${submission.id}?part=discussion`);
  await page.getByRole('main').getByRole('link', { name: opportunityName }).click();
  await expect.element(panel.getByRole('heading', { name: submission.title })).toBeVisible();
});
