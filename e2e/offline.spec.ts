import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { Comment } from '#features/cases/comments/domain/comment.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { sendRequest } from './support/api-request.ts';
import { deleteCollection, makeCollection } from './support/collections.ts';
import { expect, test, type Page } from './support/fixtures.ts';
import { waitUntilIdle } from './support/idle.ts';
import { makeOpportunity } from './support/own-opportunity.ts';

const space = { id: 'later', name: 'Later', description: '', parentId: null };
const stages = ['Screening', 'Shortlist'];

test.use({ person: 'owner@skf.example' });

/** An opportunity of its own, with one submission. */
async function makeSubmission(page: Page, title: string): Promise<Submission> {
  const { submissions } = await makeOpportunity(page, `Case of ${title}`, { titles: [title] });
  const [submission] = submissions;
  if (!submission) throw new Error('There is no submission.');
  return submission;
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });
const stageOf = (page: Page) => panel(page).getByRole('button', { name: /Move to/u });
const status = (page: Page, summary: string) =>
  page.getByRole('button', { name: summary, exact: true });

async function comment(page: Page, text: string): Promise<void> {
  await panel(page).getByRole('tab', { name: 'Discussion' }).click();
  await panel(page).getByRole('textbox', { name: 'Comment' }).fill(text);
  await panel(page).getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(
    panel(page).getByRole('article').filter({ hasText: text }).getByText('not sent yet'),
  ).toBeVisible();
}

async function move(page: Page, stage: string): Promise<void> {
  await stageOf(page).click();
  await page.getByRole('menuitem', { name: stage, exact: true }).click();
  await expect(stageOf(page)).toHaveAccessibleName(new RegExp(`^Stage: ${stage}`, 'u'));
}

test(
  'Thirty changes in two windows without a connection arrive once and in order',
  { tag: '@rotation-0' },
  async ({ page, context }) => {
    const title = `Offline ${Date.now()}`;
    const submission = await makeSubmission(page, title);
    const { id: collectionId, companies } = await makeCollection(page, title, {
      companies: 1,
      changes: () => [{ kind: 'createSubspace', subspace: space }],
    });
    const before = await sendRequest<Collection>(page, `/collections/${collectionId}`);
    await page.goto(
      `/opportunity/${submission.opportunityId}?tab=submissions&submission=${submission.id}`,
    );
    await expect(stageOf(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(`/collection/${collectionId}`);
    await other.getByRole('table').getByRole('button', { name: companies[0]?.name }).click();
    const box = other.getByRole('checkbox', { name: space.name });
    await expect(box).toBeVisible();

    // What is not fetched yet could not be shown.
    for (const window of [page, other]) await waitUntilIdle(window);
    await context.setOffline(true);
    const changes = 30;
    for (let nth = 0; nth < changes / 3; nth += 1) {
      await comment(page, `Comment number ${nth}.`);
      await box.click({ force: true });
      await expect(box).toBeChecked({ checked: nth % 2 === 0 });
      await move(page, stages[nth % 2] ?? '');
    }
    for (const window of [page, other])
      await expect(status(window, '30 changes waiting')).toBeVisible();

    await test.step('one is undone in the other window', async () => {
      await comment(page, 'Taken back.');
      await status(other, '31 changes waiting').click();
      const list = other.getByRole('dialog', { name: 'Waiting changes' });
      await expect(list.getByRole('listitem')).toHaveCount(31);
      await list.getByRole('button', { name: 'Undo: Comment “Taken back.”' }).click();
      await expect(list.getByRole('listitem')).toHaveCount(30);
      await expect(panel(page).getByText('Taken back.')).toHaveCount(0);
      await list.getByRole('button', { name: 'Close' }).click();
    });

    await context.setOffline(false);
    for (const window of [page, other]) {
      await expect(window.getByRole('button', { name: /waiting/u })).toHaveCount(0);
    }
    await expect(panel(page).getByText('not sent yet')).toHaveCount(0);

    const comments = await sendRequest<Comment[]>(page, `/submissions/${submission.id}/comments`);
    expect(comments.map(({ body }) => body)).toEqual(
      Array.from({ length: 10 }, (_, nth) => `Comment number ${nth}.`),
    );
    const history = await sendRequest<{ data: { kind: string; submissionId: string | null }[] }>(
      page,
      `/opportunities/${submission.opportunityId}/activity?limit=100`,
    );
    const kinds = history.data.map(({ kind }) => kind).toReversed();
    expect(kinds.filter((kind) => ['comment.added', 'submission.moved'].includes(kind))).toEqual(
      Array.from({ length: 20 }, (_, nth) =>
        nth % 2 === 0 ? 'comment.added' : 'submission.moved',
      ),
    );
    const after = await sendRequest<Collection>(page, `/collections/${collectionId}`);
    expect(after.version - before.version).toBe(10);
    await page.reload();
    await expect(stageOf(page)).toHaveAccessibleName(/^Stage: Shortlist/u);
    await deleteCollection(page, collectionId);
  },
);

test('A change that conflicts stays in the list, also after a reload, until it is tried again', async ({
  page,
  context,
}) => {
  const title = `Conflict ${Date.now()}`;
  const submission = await makeSubmission(page, title);
  const address = `/opportunity/${submission.opportunityId}?tab=submissions&submission=${submission.id}`;
  await page.goto(address);
  await expect(stageOf(page)).toBeVisible();
  // A part of the screen that is not fetched yet could not be shown.
  await waitUntilIdle(page);
  await context.setOffline(true);
  await move(page, 'Shortlist');
  await expect(status(page, '1 change waiting')).toBeVisible();
  // Playwright's own requests know no connection to cut.
  await sendRequest(page, `/submissions/${submission.id}/stage`, {
    method: 'PUT',
    data: { stage: 'Pitch' },
  });
  await context.setOffline(false);
  await expect(status(page, '1 change refused')).toBeVisible();
  await expect(stageOf(page)).toHaveAccessibleName(/^Stage: Pitch/u);

  await page.reload();
  await status(page, '1 change refused').click();
  const list = page.getByRole('dialog', { name: 'Waiting changes' });
  await expect(list.getByRole('listitem')).toContainText('Pitch');
  await list.getByRole('button', { name: /^Try again/u }).click();
  await expect(list.getByText('All changes were sent.')).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect(stageOf(page)).toHaveAccessibleName(/^Stage: Shortlist/u);
  const now = await sendRequest<Submission>(page, `/submissions/${submission.id}`);
  expect(now.stage).toBe('Shortlist');
});
