import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  Figures,
  FunnelStep,
  OpportunityMetrics,
} from '#features/portfolio/metrics/domain/metrics.ts';
import type { Used } from '#features/portfolio/metrics/domain/use.ts';
import type { Segment } from '#features/portfolio/metrics/domain/segment.ts';
import { formatNumber } from '#core/domain/format.ts';
import { expectAddress } from '#core/web/tests/address.ts';
import { cyclesOf } from '#core/web/tests/cycles.ts';
import { focus, pressEscape } from '#core/web/tests/elements.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { lastAnswer } from '#core/web/tests/last-answer.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const mail = 'champion@skf.example';
const main = page.getByRole('main');

const titlesOf = (within: ParentNode) =>
  [...within.querySelectorAll('main section > header h2')].map((title) => title.textContent);
/** What stands below the titles of the cards that have a finding. */
const findings = () =>
  [...document.querySelectorAll('main section > header h2 > .text-section')].map(
    (words) => words.textContent,
  );

/** The headline of the first card begins with the count. */
const findingShown = (count: number | null): boolean =>
  new RegExp(`^${formatNumber(count ?? 0)} submissions?[,. ]`, 'u').test(findings()[0] ?? '');

test('five findings come first, in words, without a click; the rest is behind More analysis', async () => {
  await signInAs(mail);
  await openScreen('/metrics');
  const cards = [
    'Submissions',
    'Funnel',
    'Answers against the promise',
    'Pilots and projects',
    'Searches that found nothing',
  ];
  await expect.poll(() => findings().length).toBe(cards.length);
  expect(titlesOf(document)).toEqual(cards.map((card) => expect.stringContaining(card)));
  for (const words of findings()) expect(words).toMatch(/\.$/u);
  expect(document.body.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

  const more = main.getByRole('button', { name: 'More analysis' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expectAddress('/metrics?more=true');
  await expect.element(main.getByRole('heading', { name: /^Outcome by source/u })).toBeVisible();
  expect(titlesOf(document).length).toBeGreaterThan(cards.length + 8);
  await more.click();
  await expectAddress('/metrics');
  expect(titlesOf(document)).toHaveLength(cards.length);
});

test('figures, chart and table show what the server counted, and lead to the rows', async () => {
  const figures = lastAnswer<Figures>('/metrics/figures');
  const funnel = lastAnswer<FunnelStep[]>('/metrics/funnel');
  await signInAs(mail);
  await openScreen('/metrics');
  await expect.poll(() => findingShown(figures().submissions.value)).toBe(true);

  const chart = main.getByRole('slider', { name: /^Funnel/u });
  await expect.element(chart).toBeVisible();
  await focus(chart);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = () => funnel()[1];
  await expect
    .poll(() =>
      chart
        .element()
        .getAttribute('aria-valuetext')
        ?.includes(`${second()?.stage}: ${formatNumber(second()?.reached ?? 0)}`),
    )
    .toBe(true);
  await userEvent.keyboard('{Enter}');
  await expectAddress(`/metrics?rows=reached&stage=${second()?.stage}`);
  const panel = page.getByRole('complementary', { name: `Reached ${second()?.stage}` });
  await expect.element(panel.getByRole('link').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await expectAddress('/metrics');

  await main.getByRole('button', { name: 'Funnel as a table' }).click();
  const table = main.getByRole('table', { name: 'Funnel' });
  await expect.element(table.getByRole('row')).toHaveLength(funnel().length + 1);
  await main.getByRole('radio', { name: 'Year' }).click();
  await expectAddress('/metrics?range=365');
});

/** What would be downloaded, each with the beginning of its address. */
function keepDownloads(): readonly string[] {
  const saved: string[] = [];
  const click = HTMLAnchorElement.prototype.click;
  onTestFinished(() => {
    HTMLAnchorElement.prototype.click = click;
  });
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    if (this.download) saved.push(`${this.download} ${this.href.slice(0, 22)}`);
    else click.call(this);
  };
  return saved;
}

/** The reader's own, taken away again by whoever has them. */
async function removeSegments(): Promise<void> {
  const all = (await sendRequest(mail, '/metrics/segments')) as Segment[];
  for (const { id } of all) {
    await sendRequest(mail, `/metrics/segments/${id}`, { method: 'DELETE' });
  }
}
beforeEach(removeSegments);

test('a filter is in the address, can leave out, is a chip, and is saved with its report', async () => {
  const funnel = lastAnswer<FunnelStep[]>('/metrics/funnel');
  const others = lastAnswer<FunnelStep[]>('/metrics/funnel?except=cycle');
  await signInAs(mail);
  await openScreen('/metrics?range=365');
  const reached = (steps: readonly FunnelStep[]) => steps[0]?.reached ?? 0;
  await expect.poll(() => findingShown(reached(funnel()))).toBe(true);
  const all = reached(funnel());
  await main.getByRole('button', { name: 'Scouting cycle' }).click();
  const list = page.getByRole('listbox', { name: 'Scouting cycle' });
  // Not whichever stands first: others open cycles, and nothing is in those.
  const { before: name } = await cyclesOf(mail);
  await list.getByRole('option', { name }).click();
  await page.getByRole('radio', { name: 'All but' }).click();
  await pressEscape();
  const parameter = (of: string) => new URLSearchParams(window.location.search).get(of);
  await expect.poll(() => parameter('except')).toBe('["cycle"]');
  expect(parameter('cycle')).toBe(JSON.stringify([name]));
  await expect.poll(() => findingShown(reached(others()))).toBe(true);
  expect(reached(others())).toBeLessThan(all);

  await main.getByRole('button', { name: 'Segments' }).click();
  await page.getByRole('button', { name: 'Save these filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save segment' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Other cycles');
  await dialog.getByRole('button', { name: /Report by email/u }).click();
  await page.getByRole('option', { name: 'Weekly' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => sendRequest<Segment[]>(mail, '/metrics/segments'))
    .toMatchObject([
      {
        name: 'Other cycles',
        frequency: 'weekly',
        filters: { cycle: [name], except: ['cycle'] },
      },
    ]);

  await main.getByRole('button', { name: `Take away Scouting cycle: Not ${name}` }).click();
  await expectAddress('/metrics?range=365');
  await main.getByRole('button', { name: 'Segments' }).click();
  await page.getByRole('button', { name: /^Other cycles/u }).click();
  await expect.poll(() => findingShown(reached(others()))).toBe(true);
  await removeSegments();
});

test('a part of the funnel leads to its rows; a widget to its CSV, its picture and its link', async () => {
  await signInAs(mail);
  await openScreen('/metrics?range=365&by=source');
  const card = main.getByRole('region', { name: 'Conversion', exact: false }).first();
  const count = card.getByRole('cell').getByRole('button').first();
  await expect.element(count).toBeVisible();
  const text = count.element().textContent;
  await count.click();
  const rows = page.getByRole('complementary', { name: /^Reached/u }).getByRole('listitem');
  await expect.element(rows).toHaveLength(Math.min(50, Number(text)));
  await page.getByRole('button', { name: 'Close panel' }).click();

  const saved = keepDownloads();
  for (const choice of ['Save as CSV', 'Save as PNG']) {
    await main.getByRole('button', { name: 'Funnel: more' }).click();
    await page.getByRole('menuitem', { name: choice }).click();
  }
  await expect.poll(() => saved).toHaveLength(2);
  expect(saved[0]).toMatch(/^funnel-[\d-]+\.csv blob:/u);
  expect(saved[1]).toBe('Funnel.png data:image/png;base64,');
});

test.each([
  ['figures', ['Submissions', 'Answers against the promise']],
  ['funnel', ['Funnel']],
  ['answers', ['Answers against the promise']],
  ['outcomes', ['Pilots and projects']],
  ['pilots', ['Pilots and projects']],
  ['searches/empty', ['Searches that found nothing']],
] as const)(
  'without %s its cards say so, and do not look as if they were loading',
  async (path, cards) => {
    intercept(`GET /api/metrics/${path}`, async () => new Response(null, { status: 400 }));
    await signInAs(mail);
    await openScreen('/metrics');
    for (const title of cards)
      await expect
        .element(main.getByText(new RegExp(`^${title} could not be loaded`, 'u')))
        .toBeVisible();
    await expect.poll(() => findings().length).toBe(5 - cards.length);
    expect(document.querySelectorAll('main section > header .skeleton')).toHaveLength(0);
  },
);

test('what is viewed most is ranked by what is chosen, and saved as a whole', async () => {
  const used = lastAnswer<Used[]>('/metrics/used?of=submission');
  await signInAs('foundry@outrider.example');
  await openScreen('/metrics?viewed=submission');
  const list = main.getByRole('list', { name: 'Most viewed: Submissions' });
  await expect.element(list.getByRole('listitem')).toHaveLength(10);
  await expect
    .poll(() => list.getByRole('listitem').first().element().textContent)
    .toContain(`${used()[0]?.name}${formatNumber(used()[0]?.count ?? 0)}`);

  const created = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => created.mockRestore());
  const saved = keepDownloads();
  await main.getByRole('button', { name: 'Most viewed: more' }).click();
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  const [[file] = []] = created.mock.calls;
  const lines = (await (file as Blob).text()).trim().split('\n');
  expect(lines).toHaveLength(used().length + 1);
  expect(used().length).toBeGreaterThan(10);
});

test('the figures of an opportunity lead to its rows', async () => {
  const opportunities = lastAnswer<OpportunityMetrics[]>('/metrics/opportunities');
  const first = () => opportunities()[0];
  await signInAs(mail);
  await openScreen('/metrics?more=true');
  const counts = main.getByRole('button', { name: /submissions? of / });
  const label = () => `${formatNumber(first()?.submissions ?? 0)} submissions of ${first()?.name}`;
  await expect.element(counts.first()).toBeVisible();
  await expect
    .poll(() => counts.first().element().getAttribute('aria-label') === label())
    .toBe(true);
  await counts.first().click();
  const rows = page.getByRole('complementary', { name: 'Submissions' }).getByRole('listitem');
  await expect.poll(() => rows.elements().length - (first()?.submissions ?? 0)).toBe(0);
});

test('the report prints filters, days and zone, and the figures of the screen', async () => {
  const figures = lastAnswer<Figures>('/metrics/figures');
  await signInAs(mail);
  await openScreen('/metrics/report');
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('SKF');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await expect.element(main.getByText(`Days in ${timeZone}.`, { exact: false })).toBeVisible();
  await expect.element(main.getByText('Submissions', { exact: true }).first()).toBeVisible();
  const figure = () => document.querySelector('dl[aria-label="Figures"] dd')?.textContent ?? '';
  await expect
    .poll(() => figure().startsWith(`${formatNumber(figures().submissions.value ?? 0)} before`))
    .toBe(true);
});
