import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  findOpportunity,
  openOpportunity,
  slewingOpportunityName,
} from '#core/web/tests/open-opportunity.ts';
import { reopenScreen } from '#core/web/tests/open-screen.tsx';
import { press, textOf, textsOf } from '#core/web/tests/elements.ts';
import { interceptRequests } from '#core/web/tests/requests.ts';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';
import { opportunityRefusals } from '#features/cases/opportunities/domain/refusals.ts';
import { refusalText } from '#core/domain/refusals.ts';

/** What a case team does with a submission, and what other people see of it. */

const rows = page
  .getByRole('table', { name: 'Submissions' })
  .getByRole('rowheader')
  .getByRole('button');
const panel = page.getByRole('complementary', { name: 'Submission' });
const openPart = (name: string) => panel.getByRole('tab', { name }).click();
const votes = panel.getByRole('group', { name: 'Votes' });

async function openSubmission(place: number): Promise<void> {
  await openOpportunity(slewingOpportunityName, 'submissions');
  await rows.nth(place).click();
  await expect.element(panel.getByRole('heading', { level: 2 })).toBeVisible();
}

/** Opens a submission on which the Business Developer has just said this. */
async function openNewComment(body: string): Promise<string> {
  const developer = 'developer@skf.example';
  const opportunity = await findOpportunity(slewingOpportunityName);
  const { data } = await sendRequest<{ data: { id: string }[] }>(
    developer,
    `/opportunities/${opportunity}/submissions?limit=1`,
  );
  const id = data[0]?.id ?? '';
  await sendRequest(developer, `/submissions/${id}/comments`, { method: 'POST', data: { body } });
  await openOpportunity(slewingOpportunityName, 'submissions', `&submission=${id}&part=discussion`);
  return id;
}

describe('The Business Developer', () => {
  beforeEach(() => signInAs('developer@skf.example'));

  test('votes, changes the vote, and withdraws it', async () => {
    await openSubmission(3);
    const up = votes.getByRole('button', { name: /^For/u });
    const down = votes.getByRole('button', { name: /^Against/u });
    for (const mine of [up, down]) {
      // The demonstration data may contain this vote.
      if ((await mine.findElement()).getAttribute('aria-pressed') === 'true') await mine.click();
      await expect.element(mine).toHaveAttribute('aria-pressed', 'false');
    }
    const before = Number(await textOf(up));
    await up.click();
    await expect.element(up).toHaveTextContent(String(before + 1));
    await expect.element(up).toHaveAttribute('aria-pressed', 'true');
    await down.click();
    await expect.element(up).toHaveTextContent(String(before));
    await expect.element(down).toHaveAttribute('aria-pressed', 'true');
    await reopenScreen();
    await expect.element(down).toHaveAttribute('aria-pressed', 'true');
    await down.click();
    await expect.element(down).toHaveAttribute('aria-pressed', 'false');
  });

  test('comments, gets a reply, edits the comment, and deletes it', async () => {
    await openSubmission(4);
    await openPart('Discussion');
    const composer = panel.getByRole('textbox', { name: 'Comment' });
    await composer.fill('Ask for the **three misses** <img src=x onerror=alert(1)>');
    await press(composer, '{Control>}{Enter}{/Control}');
    const comments = panel.getByRole('article', { name: 'Comment by Arvid Kvist' });
    await expect.element(comments.filter({ hasText: 'Ask for the three misses' })).toBeVisible();
    // The last thread: those of the demonstration data are older.
    const comment = comments.last();
    await expect.element(comment.getByRole('img')).toHaveLength(0);
    await expect.element(composer).toHaveValue('');
    await comment.getByRole('button', { name: 'Reply' }).click();
    await panel.getByRole('textbox', { name: 'Reply' }).fill('By the end of the week.');
    await panel.getByRole('button', { name: 'Reply', exact: true }).last().click();
    const answer = panel.getByText('By the end of the week.');
    await expect.element(answer).toBeVisible();
    await comments
      .filter({ hasText: 'Ask for the three misses' })
      .getByRole('button', { name: 'Edit' })
      .click();
    await panel.getByRole('textbox', { name: 'Edit comment' }).fill('Ask for two.');
    await panel.getByRole('article').getByRole('button', { name: 'Save' }).click();
    const changed = comments.filter({ hasText: 'Ask for two.' });
    await expect.element(changed).toMatchTextContent('edited');
    await changed.getByRole('button', { name: 'Delete' }).click();
    await changed.getByRole('alert').getByRole('button', { name: 'Delete' }).click();
    await expect.element(panel.getByText('This comment was removed.')).toBeVisible();
    await expect.element(answer).toBeVisible();
  });

  test('changes the stage in the panel, is told, and takes it back', async () => {
    await openSubmission(7);
    const menu = panel.getByRole('button', { name: /Move to/u });
    const before = await textOf(menu);
    const due = () => textsOf(panel.getByTitle(/^Reply promised by/u));
    const deadline = due();
    const next = before === 'Pitch' ? 'Shortlist' : 'Pitch';
    await menu.click();
    await page.getByRole('menuitem', { name: next }).click();
    await expect.element(panel.getByText('0 d in stage')).toBeVisible();
    // The promised answer does not wait longer for it.
    if (!/Selected|Declined/u.test(before)) expect(due()).toEqual(deadline);
    await undo(`to ${next}.`);
    await expectToast(new RegExp(`back to ${before}\\.$`, 'u'));
    await expect.poll(() => textsOf(menu)).toEqual([before]);
  });

  test('sees a refused move roll back, with the reason', async () => {
    await openSubmission(6);
    const menu = panel.getByRole('button', { name: /Move to/u });
    const stage = await textOf(menu);
    const message = refusalText(opportunityRefusals['opportunity.finished']);
    interceptRequests((path) =>
      path.endsWith('/stage')
        ? Response.json({ error: message, code: 'opportunity.finished' }, { status: 409 })
        : null,
    );
    await menu.click();
    const other = stage.includes('Selected') ? 'Pitch' : 'Selected';
    await page.getByRole('menuitem', { name: other }).click();
    if (other === 'Selected') {
      await page.getByRole('button', { name: 'Move without email' }).click();
    }
    await expectToast(message);
    await expect.poll(() => textsOf(menu)).toEqual([stage]);
  });
});

describe('A Case Owner', () => {
  beforeEach(() => signInAs('owner@skf.example'));

  test('hides a comment, takes that back, and shows it again later', async () => {
    const id = await openNewComment('Not for this place.');
    const comment = panel.getByRole('article').filter({ hasText: 'Not for this place.' });
    await comment.getByRole('button', { name: 'Hide' }).click();
    const hidden = panel.getByRole('article', { name: 'Hidden comment by Arvid Kvist' });
    await expect.element(hidden).toMatchTextContent('Hidden by Elin Lund');
    const seenByOthers = () =>
      sendRequest<{ body: string }[]>('developer@skf.example', `/submissions/${id}/comments`).then(
        (all) => all.some(({ body }) => body === 'Not for this place.'),
      );
    await expect.poll(seenByOthers).toBe(false);

    await undo();
    await expect.element(comment.getByRole('button', { name: 'Hide' })).toBeVisible();
    await expect.poll(seenByOthers).toBe(true);

    await comment.getByRole('button', { name: 'Hide' }).click();
    await hidden.getByRole('button', { name: 'Unhide' }).click();
    await expect.element(hidden).toHaveLength(0);
    await expect.poll(seenByOthers).toBe(true);
  });
});

describe('An Observer', () => {
  beforeEach(() => signInAs('observer@skf.example'));

  test('reads votes and comments, and sees who may do more', async () => {
    await openSubmission(0);
    await expect.element(votes.getByRole('button', { name: /^For/u })).toBeDisabled();
    await expect.element(votes).toMatchTextContent('Voting is for');
    await openPart('Discussion');
    await expect.element(panel.getByText(/^Commenting is for/u)).toBeVisible();
    await expect.element(panel.getByRole('textbox')).toHaveLength(0);
    await expect.element(panel.getByRole('button', { name: /Move to/u })).toHaveLength(0);
  });
});

describe('Somebody outside the case team', () => {
  beforeEach(() => signInAs('member@skf.example'));

  test('sees neither votes nor comments', async () => {
    await openSubmission(0);
    await expect.element(votes).toHaveLength(0);
    await expect.element(panel.getByRole('tab')).toHaveLength(0);
    await expect
      .element(page.getByRole('columnheader', { name: 'Votes & comments' }))
      .toHaveLength(0);
  });
});
