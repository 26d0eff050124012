import { submissionRefusals } from '#features/submissions/domain/refusals.ts';
import type { Browser } from '@playwright/test';
import type { ActivityEntry } from '#features/activity/domain/activity.ts';
import type { Comment } from '#features/comments/domain/comment.ts';
import { refusalText } from '#core/domain/refusals.ts';
import type { SubmissionRow } from '#features/submissions/domain/submission.ts';
import { sendRequest } from '#e2e/support/api-request.ts';
import { expectRefusal } from '#e2e/support/expect-refusal.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

/** A case whose team are the demonstration accounts; no other journey uses it. */
const shared = 'Carbon footprint per part, not per plant';
const stages = ['New', 'Screening', 'Shortlist', 'Pitch'];
const roundsOfLeg = 3;
const receivedWithinMs = 1000;

interface Somebody {
  readonly name: string;
  readonly page: Page;
  /** Their comments, and the moves that the server accepted. */
  readonly said: string[];
  readonly moves: { readonly id: string; readonly stage: string }[];
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });
const stageOf = (page: Page) => panel(page).getByRole('button', { name: /Move to/u });
const column = (page: Page, stage: string) =>
  page.getByRole('region', { name: stage, exact: true });
const comment = (page: Page, text: string) =>
  panel(page)
    .getByRole('article', { name: /^Comment by/u })
    .filter({ hasText: text });

/** Opens the board of the shared case in a browser context of its own. */
async function enter(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  isLiveBlocked = false,
): Promise<Somebody> {
  const context = await browser.newContext({
    ...{ baseURL, storageState: storageStateOf(`${name}@skf.example`, baseURL) },
    ...{ viewport: { width: 1700, height: 900 }, reducedMotion: 'reduce' },
  });
  const page = await context.newPage();
  if (isLiveBlocked) await page.route('**/api/live**', (route) => route.abort());
  const moves: Somebody['moves'] = [];
  page.on('response', (response) => {
    const id = /submissions\/([^/]+)\/stage$/u.exec(response.url())?.[1];
    if (id === undefined || !response.ok()) return;
    const { stage } = response.request().postDataJSON() as { stage: string };
    moves.push({ id, stage });
  });
  await openOpportunity(page, shared, 'Submissions');
  await page.getByRole('radio', { name: 'Board' }).click();
  await expect(page).toHaveURL(/view=board/u);
  return { name, page, said: [], moves };
}

const caseIdOf = ({ page }: Somebody): string =>
  /opportunity\/([^?]+)/u.exec(page.url())?.[1] ?? '';
const rowsOf = async (person: Somebody): Promise<SubmissionRow[]> =>
  (
    await sendRequest<{ data: SubmissionRow[] }>(
      person.page,
      `/opportunities/${caseIdOf(person)}/submissions?sort=oldest`,
    )
  ).data;

async function open({ page }: Somebody, { id, title }: SubmissionRow): Promise<void> {
  await page.goto(
    `${page.url().split('?')[0]}?tab=submissions&view=board&submission=${id}&part=discussion`,
  );
  await expect(panel(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
}

/** Moves the open submission and comments on it. */
async function performRandomAction({ page, name, said }: Somebody, round: number): Promise<void> {
  await stageOf(page).click();
  // Both step through the stages with an offset, so that their moves often conflict.
  const stage = stages[(round + (name === 'owner' ? 0 : 2)) % stages.length] ?? '';
  await page.getByRole('menuitem', { name: stage, exact: true }).click();
  const text = `Said by the ${name} in round ${round}, once.`;
  said.push(text);
  const composer = panel(page).getByRole('textbox', { name: 'Comment', exact: true });
  await composer.fill(text);
  await composer.press('Control+Enter');
  await expect(composer).toHaveValue('');
}

async function workOn(person: Somebody, row: SubmissionRow, from: number): Promise<void> {
  await open(person, row);
  for (let round = from; round < from + roundsOfLeg; round += 1)
    await performRandomAction(person, round);
}

test('Two people move and comment at once: both see everything, and nothing is lost', async ({
  browser,
  baseURL,
}) => {
  // A dozen actions, each awaited as a person would.
  test.setTimeout(180_000);
  const owner = await enter(browser, baseURL, 'owner');
  const developer = await enter(browser, baseURL, 'developer');
  const both = [owner, developer];
  const [one, other] = await rowsOf(owner);
  if (!one || !other) throw new Error('The case has too few submissions.');
  const caseId = caseIdOf(owner);
  const historyOf = async () =>
    (
      await sendRequest<{ data: ActivityEntry[] }>(
        owner.page,
        `/opportunities/${caseId}/activity?limit=100`,
      )
    ).data.filter(({ kind }) => kind === 'submission.moved').length;
  const movesBefore = await historyOf();

  await Promise.all([workOn(owner, one, 0), workOn(developer, other, 0)]);
  await Promise.all([workOn(owner, other, roundsOfLeg), workOn(developer, other, roundsOfLeg)]);

  await test.step('a comment reaches the other person within a second', async () => {
    const composer = panel(owner.page).getByRole('textbox', { name: 'Comment', exact: true });
    const times: number[] = [];
    // The fastest of three: other work on the machine slows some of them.
    for (const text of ['Do you read this?', 'And this?', 'And this one, too?']) {
      await composer.fill(text);
      const answered = owner.page.waitForResponse(
        (response) =>
          response.request().method() === 'POST' && response.url().endsWith('/comments'),
      );
      await composer.press('Control+Enter');
      await answered;
      const started = Date.now();
      await comment(developer.page, text).waitFor();
      times.push(Date.now() - started);
      await expect(composer).toHaveValue('');
    }
    test.info().annotations.push({ type: 'received after', description: `${times.join(', ')} ms` });
    expect(Math.min(...times)).toBeLessThan(receivedWithinMs);
  });

  await test.step('every comment is there once, on both screens and on the server', async () => {
    const kept = await Promise.all(
      [one, other].map(({ id }) =>
        sendRequest<Comment[]>(owner.page, `/submissions/${id}/comments`),
      ),
    );
    const bodies = kept.flat().map(({ body }) => body);
    for (const text of both.flatMap(({ said }) => said)) {
      expect(bodies.filter((body) => body === text)).toEqual([text]);
    }
    const onOther = (kept[1] ?? []).map(({ body }) => body);
    for (const { page } of both) {
      for (const text of onOther.filter((body) => body.startsWith('Said by'))) {
        await expect(comment(page, text)).toHaveCount(1);
      }
    }
  });

  await test.step('both boards equal the state on the server', async () => {
    for (const { id, stage, companyName } of await rowsOf(owner)) {
      for (const { page } of both) {
        await expect(column(page, stage).getByText(companyName)).toBeVisible();
        if (id === other.id) {
          await expect(stageOf(page)).toHaveAccessibleName(new RegExp(`^Stage: ${stage}`, 'u'));
        }
      }
    }
  });

  await test.step('the history has every move that was accepted', async () => {
    const accepted = both.flatMap(({ moves }) => moves);
    expect(accepted.length).toBeGreaterThan(roundsOfLeg);
    expect((await historyOf()) - movesBefore).toBe(accepted.length);
  });
  for (const { page } of both) await page.context().close();
});

test('A move on an outdated board does not overwrite a newer one, and says what happened', async ({
  browser,
  baseURL,
}) => {
  const owner = await enter(browser, baseURL, 'owner');
  const developer = await enter(browser, baseURL, 'developer', true);
  const row = (await rowsOf(owner)).at(-1);
  if (!row) throw new Error('The case has no submission.');
  await open(developer, row);
  await open(owner, row);
  const [target = '', wished = ''] = stages.filter((stage) => stage !== row.stage);
  // The other person's move is stored while the developer's is in flight.
  await developer.page.route('**/stage', async (route) => {
    const data = { stage: target };
    await sendRequest(owner.page, `/submissions/${row.id}/stage`, { method: 'PUT', data });
    await route.continue();
  });
  await stageOf(developer.page).click();
  await developer.page.getByRole('menuitem', { name: wished, exact: true }).click();
  const refusalMessage = refusalText(submissionRefusals['submission.movedMeanwhile'], {
    title: row.title,
    stage: target,
  });
  await expectRefusal(developer.page, refusalMessage);
  for (const { page } of [owner, developer]) {
    await expect(column(page, target).getByText(row.companyName)).toBeVisible();
    await expect(stageOf(page)).toHaveAccessibleName(new RegExp(`^Stage: ${target}`, 'u'));
  }
  expect(developer.moves).toEqual([]);
  for (const { page } of [owner, developer]) await page.context().close();
});
