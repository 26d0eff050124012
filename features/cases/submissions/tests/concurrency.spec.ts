import type { Browser } from '@playwright/test';
import type { ActivityEntry } from '#features/cases/activity/domain/activity.ts';
import type { Comment } from '#features/cases/comments/domain/comment.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import type { Submission, SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import { sendRequest } from '#e2e/support/api-request.ts';
import { expectRefusal } from '#e2e/support/expect-refusal.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { makeOpportunity } from '#e2e/support/own-opportunity.ts';

const stages = ['New', 'Screening', 'Shortlist', 'Pitch'];
const roundsOfLeg = 3;

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

/** Somebody in a browser context of their own. */
async function enter(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
): Promise<Somebody> {
  const context = await browser.newContext({
    baseURL,
    storageState: storageStateOf(`${name}@skf.example`, baseURL),
    viewport: { width: 1700, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const moves: Somebody['moves'] = [];
  page.on('response', (response) => {
    const id = /submissions\/([^/]+)\/stage$/u.exec(response.url())?.[1];
    if (id === undefined || !response.ok()) return;
    const { stage } = response.request().postDataJSON() as { stage: string };
    moves.push({ id, stage });
  });
  return { name, page, said: [], moves };
}

/** A case of the owner and the developer. */
async function makeCase(owner: Somebody) {
  const { id, submissions } = await makeOpportunity(owner.page, `Moved by two ${Date.now()}`, {
    titles: ['Pumps that tell', 'Valves that listen', 'Pipes that answer'],
    colleagues: ['developer@skf.example'],
  });
  const [one, other] = submissions;
  if (!one || !other) throw new Error('The case has too few submissions.');
  return { id, one, other };
}

async function storedRows({ page }: Somebody, caseId: string): Promise<SubmissionRow[]> {
  const path = `/opportunities/${caseId}/submissions?sort=oldest`;
  return (await sendRequest<{ data: SubmissionRow[] }>(page, path)).data;
}

async function countStoredMoves({ page }: Somebody, caseId: string): Promise<number> {
  const path = `/opportunities/${caseId}/activity?limit=100`;
  const { data } = await sendRequest<{ data: ActivityEntry[] }>(page, path);
  return data.filter(({ kind }) => kind === 'submission.moved').length;
}

async function storedComments({ page }: Somebody, { id }: Submission): Promise<string[]> {
  const comments = await sendRequest<Comment[]>(page, `/submissions/${id}/comments`);
  return comments.map(({ body }) => body);
}

async function open({ page }: Somebody, { id, opportunityId, title }: Submission): Promise<void> {
  await page.goto(
    `/opportunity/${opportunityId}?tab=submissions&view=board&submission=${id}&part=discussion`,
  );
  await expect(panel(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
}

async function say({ page }: Somebody, text: string): Promise<void> {
  const composer = panel(page).getByRole('textbox', { name: 'Comment', exact: true });
  await composer.fill(text);
  await composer.press('Control+Enter');
  await expect(composer).toHaveValue('');
}

/** Moves the open submission and comments on it. */
async function performRandomAction(person: Somebody, round: number): Promise<void> {
  const { page, name, said } = person;
  await stageOf(page).click();
  // Both step through the stages with an offset, so that their moves often conflict.
  const stage = stages[(round + (name === 'owner' ? 0 : 2)) % stages.length] ?? '';
  await page.getByRole('menuitem', { name: stage, exact: true }).click();
  const text = `Said by the ${name} in round ${round}, once.`;
  said.push(text);
  await say(person, text);
}

async function workOn(person: Somebody, submission: Submission, from: number): Promise<void> {
  await open(person, submission);
  for (let round = from; round < from + roundsOfLeg; round += 1)
    await performRandomAction(person, round);
  // What somebody does is sent in order: with the last comment, all moves before it are decided. A page
  // that is left sooner sends again what was on its way.
  await expect
    .poll(() => storedComments(person, submission))
    .toEqual(expect.arrayContaining(person.said.slice(-roundsOfLeg)));
}

test(
  'Two people move and comment at once: both see everything, and nothing is lost',
  { tag: '@rotation-1' },
  async ({ browser, baseURL }) => {
    const owner = await enter(browser, baseURL, 'owner');
    const developer = await enter(browser, baseURL, 'developer');
    const both = [owner, developer];
    const { id: caseId, one, other } = await makeCase(owner);

    await Promise.all([workOn(owner, one, 0), workOn(developer, other, 0)]);
    await Promise.all([workOn(owner, other, roundsOfLeg), workOn(developer, other, roundsOfLeg)]);

    await test.step('a comment reaches the other person, who does nothing', async () => {
      await say(owner, 'Do you read this?');
      await expect(comment(developer.page, 'Do you read this?')).toBeVisible();
    });

    await test.step('every comment is there once, on both screens and on the server', async () => {
      const onOther = await storedComments(owner, other);
      const bodies = [...(await storedComments(owner, one)), ...onOther];
      const said = both.flatMap((person) => person.said);
      expect(bodies.toSorted()).toEqual(['Do you read this?', ...said].toSorted());
      for (const { page } of both) {
        for (const text of onOther) await expect(comment(page, text)).toHaveCount(1);
      }
    });

    await test.step('both boards equal the state on the server', async () => {
      for (const { id, stage, companyName } of await storedRows(owner, caseId)) {
        for (const { page } of both) {
          await expect(column(page, stage).getByText(companyName)).toBeVisible();
          if (id === other.id) {
            await expect(stageOf(page)).toHaveAccessibleName(new RegExp(`^Stage: ${stage}`, 'u'));
          }
        }
      }
    });

    await test.step('the history has every move that was accepted', async () => {
      const stored = await countStoredMoves(owner, caseId);
      // The last answer may be told a moment later.
      await expect.poll(() => both.flatMap(({ moves }) => moves)).toHaveLength(stored);
      expect(stored).toBeGreaterThan(roundsOfLeg);
    });
    for (const { page } of both) await page.context().close();
  },
);

test(
  'A move on an outdated board does not overwrite a newer one, and says what happened',
  { tag: '@rotation-0' },
  async ({ browser, baseURL }) => {
    const owner = await enter(browser, baseURL, 'owner');
    const developer = await enter(browser, baseURL, 'developer');
    await developer.page.route('**/api/live**', (route) => route.abort());
    const { one } = await makeCase(owner);
    await open(developer, one);
    await open(owner, one);
    const [target = '', wished = ''] = stages.filter((stage) => stage !== one.stage);
    // The other person's move is stored while the developer's is in flight.
    await developer.page.route('**/stage', async (route) => {
      const data = { stage: target };
      await sendRequest(owner.page, `/submissions/${one.id}/stage`, { method: 'PUT', data });
      await route.continue();
    });
    await stageOf(developer.page).click();
    await developer.page.getByRole('menuitem', { name: wished, exact: true }).click();
    const refusalMessage = refusalText(submissionRefusals['submission.movedMeanwhile'], {
      title: one.title,
      stage: target,
    });
    await expectRefusal(developer.page, refusalMessage);
    for (const { page } of [owner, developer]) {
      await expect(column(page, target).getByText(one.companyName)).toBeVisible();
      await expect(stageOf(page)).toHaveAccessibleName(new RegExp(`^Stage: ${target}`, 'u'));
    }
    expect(developer.moves).toEqual([]);
    for (const { page } of [owner, developer]) await page.context().close();
  },
);
