import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  EmptySearches,
  Outcome,
  StageCurve,
} from '#features/portfolio/metrics/domain/metrics.ts';
import { splitEmptySearches } from '#features/portfolio/metrics/domain/findings.ts';
import type { SavedSearch } from '#features/directory/saved-searches/domain/saved-search.ts';
import { formatNumber } from '#core/domain/format.ts';
import { rateWords } from '#core/domain/rate.ts';
import { expectAddress } from '#core/web/tests/address.ts';
import { focus } from '#core/web/tests/elements.ts';
import { lastAnswer } from '#core/web/tests/last-answer.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const foundry = 'foundry@outrider.example';
const main = page.getByRole('main');

test('the curve of a stage is read by keys, and has the same steps as a table', async () => {
  const curve = lastAnswer<StageCurve>('/metrics/stages/curve?stage=Screening');
  await signInAs(foundry);
  await openScreen('/metrics?curve=Screening');
  const chart = main.getByRole('slider', { name: /^Still in Screening/u });
  await expect.element(chart).toBeVisible();
  await focus(chart);
  await userEvent.keyboard('{Home}');
  const values = () => chart.element().getAttribute('aria-valuetext') ?? '';
  const step = () => {
    const { days = 0, waiting = 0 } = curve().steps[0] ?? {};
    return `After ${formatNumber(days)} d: Still waiting ${Math.round(100 * waiting)}%`;
  };
  await expect.poll(() => values().includes(step())).toBe(true);
  await expect.poll(() => values().includes(`In stage ${curve().stays}`)).toBe(true);
  await main.getByRole('button', { name: 'Still in stage as a table' }).click();
  const table = main.getByRole('table', { name: 'Still in stage' });
  await expect.element(table.getByRole('row')).toHaveLength(curve().steps.length + 1);
  await main.getByRole('button', { name: /Stage$/u }).click();
  await page.getByRole('option', { name: 'Shortlist' }).click();
  await expectAddress('/metrics?curve=Shortlist');
});

test('outcomes by source lead to rows, and tells rates of few with their interval', async () => {
  const outcomes = lastAnswer<Outcome[]>('/metrics/outcomes');
  const row = () => outcomes().find(({ projects }) => projects > 0);
  await signInAs(foundry);
  await openScreen('/metrics?range=365&more=true');
  const count = main.getByRole('button', { name: /^\d+ with a project by /u }).first();
  await expect.poll(() => count.element().textContent === String(row()?.projects)).toBe(true);
  await count.click();
  const panel = page.getByRole('complementary', { name: 'With a project' });
  await expect
    .element(panel.getByRole('list').getByRole('listitem'))
    .toHaveLength(Math.min(50, row()?.projects ?? 0));
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await main.getByRole('button', { name: 'Outcome by source as a table' }).click();
  const table = main.getByRole('table', { name: 'Outcome by source' });
  const rates = () =>
    table
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent);
  await expect
    .poll(() => rates().includes(rateWords(row()?.projects ?? 0, row()?.submissions ?? 0)))
    .toBe(true);
});

afterEach(async () => {
  const all = await sendRequest<SavedSearch[]>(foundry, '/saved-searches');
  for (const { id } of all.filter(({ name }) => name === 'Wanted')) {
    await sendRequest(foundry, `/saved-searches/${id}`, { method: 'DELETE' });
  }
});

test('a search that found nothing becomes an alert, an import or an opportunity', async () => {
  const groups = lastAnswer<EmptySearches[]>('/metrics/searches/empty');
  await signInAs(foundry);
  await openScreen('/metrics');
  await expect.element(main.getByRole('group', { name: /^Actions for/u }).first()).toBeVisible();
  const [group] = splitEmptySearches(groups()).stillEmpty;
  const query = group?.queries[0]?.query ?? '';
  const actions = main.getByRole('group', { name: `Actions for ${query}` });
  await actions.getByRole('button', { name: 'Tell me when' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Wanted');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect.element(main.getByText(/^Saved search:/u)).toHaveTextContent('Saved search: Wanted');

  await actions.getByRole('link', { name: 'Make an opportunity' }).click();
  const name = main.getByRole('textbox', { name: /^Name/u });
  await expect.element(name).toHaveValue(query.charAt(0).toUpperCase() + query.slice(1));

  await openScreen(`/admin/imports?searchedFor=${encodeURIComponent(query)}`);
  const note = main.getByRole('note');
  await expect.element(note.getByText(query, { exact: true })).toBeVisible();
});
