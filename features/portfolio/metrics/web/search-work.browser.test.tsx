import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  EmptySearches,
  Outcome,
  StageCurve,
} from '#features/portfolio/metrics/domain/metrics.ts';
import { splitEmptySearches } from '#features/portfolio/metrics/domain/findings.ts';
import { lastDays } from '#features/portfolio/metrics/domain/range.ts';
import type { SavedSearch } from '#features/directory/saved-searches/domain/saved-search.ts';
import { formatNumber } from '#core/domain/format.ts';
import { rateWords } from '#core/domain/rate.ts';
import { expectAddress } from '#core/web/tests/address.ts';
import { focus } from '#core/web/tests/elements.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { today } from '#ui/dates.tsx';

const foundry = 'foundry@outrider.example';
const main = page.getByRole('main');

function answerTo<Answer>(path: string, days = 90): Promise<Answer> {
  const { from, to } = lastDays(days, today());
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return sendRequest<Answer>(
    foundry,
    `${path}${path.includes('?') ? '&' : '?'}from=${from}&to=${to}&zone=${zone}`,
  );
}

test('the curve of a stage is read by keys, and has the same steps as a table', async () => {
  const curve = await answerTo<StageCurve>('/metrics/stages/curve?stage=Screening');
  const [first] = curve.steps;
  await signInAs(foundry);
  await openScreen('/metrics?curve=Screening');
  const chart = main.getByRole('slider', { name: /^Still in Screening/u });
  await expect.element(chart).toBeVisible();
  await focus(chart);
  await userEvent.keyboard('{Home}');
  await expect
    .element(chart)
    .toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining(
        `After ${formatNumber(first?.days ?? 0)} d: Still waiting ${Math.round(100 * (first?.waiting ?? 0))}%`,
      ),
    );
  await expect
    .element(chart)
    .toHaveAttribute('aria-valuetext', expect.stringContaining(`In stage ${curve.stays}`));
  await main.getByRole('button', { name: 'Still in stage as a table' }).click();
  const table = main.getByRole('table', { name: 'Still in stage' });
  await expect.element(table.getByRole('row')).toHaveLength(curve.steps.length + 1);
  await main.getByRole('button', { name: /Stage$/u }).click();
  await page.getByRole('option', { name: 'Shortlist' }).click();
  await expectAddress('/metrics?curve=Shortlist');
});

test('outcomes by source lead to rows, and tells rates of few with their interval', async () => {
  const outcomes = await answerTo<Outcome[]>('/metrics/outcomes', 365);
  const row = outcomes.find(({ projects }) => projects > 0);
  await signInAs(foundry);
  await openScreen('/metrics?range=365&more=true');
  const count = main.getByRole('button', { name: /^\d+ with a project by /u }).first();
  await expect.element(count).toHaveTextContent(String(row?.projects));
  await count.click();
  const panel = page.getByRole('complementary', { name: 'With a project' });
  await expect
    .element(panel.getByRole('list').getByRole('listitem'))
    .toHaveLength(Math.min(50, row?.projects ?? 0));
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await main.getByRole('button', { name: 'Outcome by source as a table' }).click();
  const table = main.getByRole('table', { name: 'Outcome by source' });
  const rate = rateWords(row?.projects ?? 0, row?.submissions ?? 0);
  await expect.element(table.getByRole('cell', { name: rate, exact: true }).first()).toBeVisible();
});

afterEach(async () => {
  const all = await sendRequest<SavedSearch[]>(foundry, '/saved-searches');
  for (const { id } of all.filter(({ name }) => name === 'Wanted')) {
    await sendRequest(foundry, `/saved-searches/${id}`, { method: 'DELETE' });
  }
});

test('a search that found nothing becomes an alert, an import or an opportunity', async () => {
  const groups = await answerTo<EmptySearches[]>('/metrics/searches/empty?limit=20');
  const [group] = splitEmptySearches(groups).stillEmpty;
  const query = group?.queries[0]?.query ?? '';
  await signInAs(foundry);
  await openScreen('/metrics');
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
