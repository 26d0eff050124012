import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { pressEscape } from '#core/web/tests/elements.ts';
import { lastAnswer } from '#core/web/tests/last-answer.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { undo } from '#core/web/tests/toasts.ts';
import type {
  PastSelections,
  SelectionRanking,
} from '#features/portfolio/matches/domain/back-test.ts';
import type { Matches } from '#features/portfolio/matches/domain/match.ts';
import { firstReason } from '#features/portfolio/matches/domain/reasons.ts';
import { termsIn } from '#features/portfolio/matches/domain/weighted-terms.ts';
import { usualWeights } from '#features/portfolio/matches/domain/weights.ts';

const owner = 'owner@skf.example';
beforeEach(() => signInAs(owner));

async function findOpportunity(): Promise<string> {
  const { data } = await sendRequest<{ data: { id: string; roles?: string[] }[] }>(
    owner,
    '/opportunities?status=ACTIVE',
  );
  const opportunity = data.find(({ roles }) => roles?.includes('Case Owner')) ?? data[0];
  return opportunity?.id ?? '';
}

const pathOf = (id: string) => `/opportunities/${id}/matches`;
const rows = () => page.getByRole('list', { name: 'Matches' }).getByRole('listitem');
const weightsOf = async (id: string) => (await sendRequest<Matches>(owner, pathOf(id))).weights;
const tune = page.getByRole('button', { name: /^Tune/u });
const namesShown = () =>
  [...document.querySelectorAll('[data-walk]')].map((row) => row.getAttribute('aria-label'));

const store = (id: string) =>
  sendRequest(owner, `${pathOf(id)}/settings`, {
    method: 'PUT',
    data: { weights: usualWeights, criteria: [] },
  });

test('a weight re-ranks at once, and is stored for the opportunity when asked to', async () => {
  const id = await findOpportunity();
  await store(id);
  await openScreen(`/venturematch?opportunity=${id}`);
  await expect.element(rows().first()).toBeVisible();
  const before = namesShown();
  await tune.click();
  await expectAddress(`/venturematch?opportunity=${id}&panel=tune`);
  for (const name of ['Topic', 'Tags']) await page.getByRole('slider', { name }).fill('0');
  await page.getByRole('slider', { name: 'Momentum' }).fill('10');
  await expect.poll(namesShown).not.toEqual(before);
  await expect.element(tune).toHaveTextContent('TuneTopic 0, Tags 0, Momentum 10');
  expect(await weightsOf(id)).toEqual(usualWeights);
  const save = page.getByRole('button', { name: 'Save these weights' });
  await save.click();
  await expect.element(save).not.toBeInTheDocument();
  await expect.poll(() => weightsOf(id)).toMatchObject({ topic: 0, tags: 0, momentum: 10 });
  for (const name of ['Stage and funding', 'Place', 'Momentum', 'Novelty'])
    await page.getByRole('slider', { name }).fill('0');
  await expect
    .element(page.getByText('All weights are 0, so that all scores are 0.'))
    .toBeVisible();
  await page.getByRole('slider', { name: 'Prefer new companies' }).fill('5');
  await expect
    .element(page.getByText(/^All weights are 0: only “Prefer new companies”/u))
    .toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Save these weights' }).click();
  await expect.poll(namesShown).toEqual(before);
});

test('matches come first, two lines each with one reason; what ranks them is a click away', async () => {
  const id = await findOpportunity();
  await store(id);
  await openScreen(`/venturematch?opportunity=${id}`);
  await expect.element(rows().first()).toBeVisible();
  const heights = rows()
    .elements()
    .map((row) => row.getBoundingClientRect().height);
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.max(...heights)).toBeLessThanOrEqual(72);
  expect(document.querySelectorAll('main input[type=range]')).toHaveLength(0);
  expect(tune.element().textContent).toBe('Tune');

  const { data } = await sendRequest<Matches>(owner, pathOf(id));
  const quotes = data.flatMap(({ reasons }) => firstReason(reasons) ?? []);
  expect(quotes.length).toBeGreaterThan(0);
  for (const { field, quote } of quotes)
    if (field !== 'tags' && field !== 'industries')
      expect(new Set(termsIn(quote)).size, quote).toBeGreaterThan(1);
  const why = page.getByRole('button', { name: /^Score \d+: why/u }).first();
  await why.click();
  await expect.element(page.getByRole('dialog').getByText('Topic')).toBeVisible();
  await pressEscape();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expectAddress(`/venturematch?opportunity=${id}&panel=filters`);
  await expect.element(page.getByRole('complementary', { name: 'Filters' })).toBeVisible();
});

test('what preferring new companies costs is told at once', async () => {
  const id = await findOpportunity();
  await store(id);
  await openScreen(`/venturematch?opportunity=${id}`);
  await expect.element(rows().first()).toBeVisible();
  await tune.click();
  const slider = page.getByRole('slider', { name: 'Prefer new companies' });
  const price = () => slider.element().getAttribute('aria-describedby') ?? '';
  const words = () => document.getElementById(price())?.textContent;
  expect(words()).toBeUndefined();
  await slider.fill('10');
  await expect.poll(words).toMatch(/^[-−]?\d+\s?% relevance, 10 of 10 unseen/u);
});

test('weights are tested with past selections before they are saved', async () => {
  const selections = lastAnswer<PastSelections>('/matches/selections');
  const id = await findOpportunity();
  await store(id);
  await openScreen(`/venturematch?opportunity=${id}`);
  await expect.element(rows().first()).toBeVisible();
  await tune.click();
  await page.getByRole('slider', { name: 'Tags' }).fill('10');
  await page.getByRole('link', { name: 'Back-test' }).click();
  await expectAddress(`/venturematch/back-test?weights=10-10-2-1-2-2-4-0&opportunity=${id}`);
  const verdict = page.getByText(
    /^Your weights put \d+ of \d+ chosen companies in the top 20; default \d+\.$/u,
  );
  await expect.element(verdict).toBeVisible();
  await page.getByText('Rank of each chosen company').click();
  const table = page.getByRole('region', { name: 'Selections' });
  const rowsLeft = () => table.getByRole('row').elements().length - selections().data.length;
  await expect.poll(rowsLeft).toBe(1);
  const [first] = selections().data;
  const weights = JSON.stringify({ ...usualWeights, tags: 10 });
  const { rank } = await sendRequest<SelectionRanking>(
    owner,
    `/matches/selections/${first?.id}/ranking?weights=${encodeURIComponent(weights)}`,
  );
  const cells = () =>
    [...table.element().querySelectorAll('tbody tr:first-child td')].map((one) => one.textContent);
  await expect.poll(() => cells().at(-1)).toBe(String(rank.usual ?? 'over 300'));
  await expect.poll(() => cells().at(-2)).toContain(String(rank.chosen ?? 'over 300'));
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(page.getByText(/^These are the default weights\./u)).toBeVisible();
  await page.getByRole('slider', { name: 'Place' }).fill('7');
  await page.getByRole('button', { name: 'Save these weights' }).click();
  await expect.poll(() => weightsOf(id)).toMatchObject({ place: 7 });
  await store(id);
});

test('a thumb is pressed, and taken back by Undo', async () => {
  const id = await findOpportunity();
  await openScreen(`/opportunity/${id}?tab=matches`);
  await expect.element(rows().first()).toBeVisible();
  const thumb = page.getByRole('button', { name: /^More like/u }).first();
  const label = thumb.element().getAttribute('aria-label') ?? '';
  const same = page.getByRole('button', { name: label, exact: true });
  await thumb.click();
  await expect.element(same).toHaveAttribute('aria-pressed', 'true');
  await undo();
  await expect.element(same).toHaveAttribute('aria-pressed', 'false');
});

test('a text is matched, and one of stop words is explained', async () => {
  await openScreen('/venturematch?from=text');
  const field = page.getByLabelText('What are you looking for?');
  await field.fill('sensors for wear of bearings');
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await expect.element(rows().first()).toBeVisible();
  await field.fill('the and of with');
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await expect
    .element(page.getByRole('heading', { name: 'The text has no words to look for' }))
    .toBeVisible();
});

test('a company is invited by mail, and its row and the list say so', async () => {
  const id = await findOpportunity();
  await openScreen(`/venturematch?opportunity=${id}`);
  await expect.element(rows().first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Invite /u })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog.getByText('Enter an email address.')).toBeVisible();
  const address = `${crypto.randomUUID()}@acme.example`;
  await dialog.getByLabelText('Email address').fill(address);
  await dialog.getByLabelText(/^Message/u).fill('We saw your rig.');
  const preview = dialog.getByRole('region', { name: 'Preview of the email' });
  await expect.element(preview.getByText('We saw your rig.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  const list = page.getByRole('region', { name: 'Invitations' });
  await expect.element(list.getByText(address)).toBeVisible();
  await expect.element(rows().getByText('Invited', { exact: true }).first()).toBeVisible();
});
