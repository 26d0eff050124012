import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { minute } from '#core/domain/units.ts';
import { expectAddress, expectTitle, goBack } from '#core/web/tests/address.ts';
import { press, textOf, textsOf, pressEscape } from '#core/web/tests/elements.ts';
import { intercept, mendByPressing, problem } from '#core/web/tests/intercept.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { expectRest } from '#core/web/tests/rest.ts';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';
import { usePhone } from '#core/web/tests/viewport.ts';

beforeEach(() => signInAs('developer@skf.example'));

const field = page.getByRole('searchbox', { name: /^Search companies/u });
const rows = page
  .getByRole('list', { name: 'Companies' })
  .getByRole('listitem')
  // The tags of a row are list items, too.
  .filter({ has: page.getByRole('link') });
const nameIn = (index: number) => textOf(rows.nth(index).getByRole('link').first());
const filters = page.getByRole('complementary', { name: 'Filters' });
const chips = page.getByRole('list', { name: 'Chosen filters' });
const panel = page.getByRole('complementary', { name: 'Company' });
const searches = 'GET /api/weaviate/search';
const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);

test('Status and number of employees are filters', async () => {
  await openScreen('/search?staffFrom=51&staffTo=200');
  await expect.element(chips.getByText('51 – 200 employees')).toBeVisible();
  await expect.element(filters.getByRole('slider', { name: 'Employees, lowest' })).toBeVisible();
  await filters.getByRole('checkbox', { name: /^Acquired/u }).click({ force: true });
  await expect.element(chips.getByText('Acquired')).toBeVisible();
  await expect.poll(() => parameter('status')).toBe('acquired');
  await expect.element(rows.first()).toBeVisible();
});

test('Filters apply, are shown as chips, and are restored from the address', async () => {
  await openScreen('/search?q=wear');
  await filters.getByRole('checkbox', { name: /^Sweden/u }).click({ force: true });
  await expect.element(chips.getByText('Sweden')).toBeVisible();
  await filters.getByRole('checkbox', { name: /^Germany/u }).click({ force: true });
  await expect.element(chips.getByText('Germany')).toBeVisible();
  await expect.poll(() => parameter('country')).toBe('SE,DE');
  await filters.getByRole('checkbox', { name: 'Crunchbase' }).click({ force: true });
  await expect.element(chips.getByText('Crunchbase')).toBeVisible();

  const lowest = filters.getByRole('slider', { name: 'Founded, lowest' });
  await press(lowest, '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(chips.getByText(/^since \d{4}$/u)).toBeVisible();
  const since = lowest.element().getAttribute('aria-valuetext');
  await filters.getByRole('textbox', { name: 'Funding from' }).fill('250k');
  await userEvent.keyboard('{Enter}');
  await expect.element(chips.getByText('from $250k')).toBeVisible();
  await page.getByRole('button', { name: 'Best match' }).click();
  await page.getByRole('option', { name: 'Name' }).click();
  await expect.poll(() => parameter('sort')).toBe('name');

  await reopenScreen();
  await expect
    .poll(() => textsOf(chips.getByRole('listitem')).map((text) => text.trim()))
    .toEqual(['Crunchbase', 'Sweden', 'Germany', `since ${since}`, 'from $250k', 'Clear all']);
  await expect.element(field).toHaveValue('wear');
  await expect.element(filters.getByRole('checkbox', { name: /^Sweden/u })).toBeChecked();
  await expect
    .element(page.getByRole('button', { name: /Name.*Order|Order.*Name/u }))
    .toBeVisible();

  await page.getByRole('button', { name: 'Take away Country: Germany' }).click();
  await expect.poll(() => parameter('country')).toBe('SE');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(chips).not.toBeInTheDocument();
  await expectAddress('/search?q=wear&sort=name');
});

test('Without results, the most restrictive filter is named', async () => {
  await openScreen('/search?q=wear&fundingFrom=900000000000');
  await expect
    .element(page.getByRole('heading', { name: 'No results with all these filters' }))
    .toBeVisible();
  await page.getByRole('button', { name: /^Search without Funding \(\d/u }).click();
  await expect.element(rows.first()).toBeVisible();
  await expectAddress('/search?q=wear');
});

test('A directory without companies is not called one without results', async () => {
  const nothing = { data: [], total: 0, hasNextPage: false, loosened: [] };
  const counts = { indexed: 0, waiting: 0 };
  intercept(/^GET \/api\/(?:weaviate\/search|search\/status)$/u, async (send, { pathname }) => {
    const answer: object = await (await send()).json();
    return Response.json({ ...answer, ...(pathname.endsWith('/status') ? counts : nothing) });
  });
  await openScreen('/search');
  await expect.element(page.getByRole('heading', { name: 'No companies yet' })).toBeVisible();
  await expect.element(page.getByText(/spelling|filters/u)).not.toBeInTheDocument();
  const importing = page.getByRole('link', { name: 'Import your companies' });
  await expect.element(importing).not.toBeInTheDocument();
  await signInAs('foundry@outrider.example');
  await openScreen('/search');
  await expect.element(importing).toBeVisible();
  await openScreen('/search?q=battery');
  await expect.element(importing).toBeVisible();
  await expect.element(page.getByText(/spelling/u)).not.toBeInTheDocument();
});

test('That no company has all words is said on a phone, too', async () => {
  const isSaid = () =>
    page
      .getByText(/None has all words$/u)
      .elements()
      // One is for screen readers.
      .filter((note) => note.role !== 'status' && note.checkVisibility()).length === 1;
  await openScreen('/search?q=cracks%20in%20bearings%20before%20they%20fail');
  await expect.poll(isSaid).toBe(true);
  await usePhone();
  await expect.poll(isSaid).toBe(true);
});

test('Opportunities and projects have a tab each, with counts', async () => {
  await openScreen('/search?q=slewing');
  const tabs = page.getByRole('navigation', { name: 'Where to search' });
  await tabs.getByRole('link', { name: /^Opportunities\s*\d/u }).click();
  await expectAddress('/search?q=slewing&tab=opportunities');
  const link = page.getByRole('link', {
    name: 'Predictive maintenance for slewing bearings in the field',
  });
  await expect.poll(() => link.query()?.querySelector('mark')?.textContent).toBe('slewing');
  await tabs.getByRole('link', { name: /^Projects\s*\d/u }).click();
  await expect
    .element(page.getByRole('list', { name: 'projects' }).getByRole('listitem').first())
    .toBeVisible();
  goBack();
  await link.click();
  await expectTitle('Predictive maintenance for slewing bearings in the field');
});

test('No letter is lost, and no older answer replaces a newer one', async () => {
  await openScreen('/search');
  await expect.element(rows.first()).toBeVisible();
  const older = Promise.withResolvers<void>();
  const queries: string[] = [];
  const answers: Promise<Response>[] = [];
  intercept(searches, (send, { searchParams }) => {
    const q = searchParams.get('q') ?? '';
    const answer = q === 'ultrasound' ? send() : older.promise.then(send);
    queries.push(q);
    answers.push(answer);
    return answer;
  });
  await expect.element(field).toHaveFocus();
  for (let typed = 1; typed <= 'ultrasound'.length; typed += 1) {
    await userEvent.keyboard('ultrasound'.charAt(typed - 1));
    await expect.poll(() => queries.at(-1)).toBe('ultrasound'.slice(0, typed));
  }
  await expect.element(field).toHaveValue('ultrasound');
  await expect.poll(() => parameter('q')).toBe('ultrasound');
  const marked = () => rows.first().query()?.querySelector('mark')?.textContent;
  await expect.poll(marked).toMatch(/^ultrasound/iu);
  older.resolve();
  await Promise.allSettled(answers);
  // The answer to what is asked next comes after all of them.
  await filters.getByRole('checkbox', { name: 'Crunchbase' }).click({ force: true });
  await expect.element(chips.getByText('Crunchbase')).toBeVisible();
  await expectRest();
  await expect.element(field).toHaveValue('ultrasound');
  expect(marked()).toMatch(/^ultrasound/iu);
});

test('A collection is created from the panel, and contains the company', async () => {
  const collection = `Made in Scout ${Date.now()}`;
  await openScreen('/search?q=wear');
  const name = await nameIn(2);
  await page.getByRole('button', { name: `Preview ${name}`, exact: true }).click({ force: true });
  await expect.element(panel.getByRole('heading', { name }).first()).toBeVisible();
  await panel.getByRole('button', { name: /^(?:Choose collection for|Add to…) /u }).click();
  await page.getByRole('menuitem', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(collection);
  await page.getByRole('button', { name: 'Create' }).click();
  await expectToast(`Successfully created collection with name ${collection}.`);
  await expectToast(`Successfully added ${name} to collection ${collection}.`);
  await expect.element(panel.getByText(`In ${collection}`)).toBeVisible();
});

test('Ticked results are added to a new collection at once', async () => {
  const collection = `Ticked in Scout ${Date.now()}`;
  await openScreen('/search?q=wear');
  await expect.element(rows.nth(3)).toBeVisible();
  const names = [await nameIn(0), await nameIn(1), await nameIn(2)];
  await page.getByRole('checkbox', { name: `Select ${names[0]}`, exact: true }).click();
  await page
    .getByRole('checkbox', { name: `Select ${names[2]}`, exact: true })
    .click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect.element(bar).toMatchTextContent('3 selected');
  await bar.getByRole('button', { name: /^(?:Add to…|Other collection…)$/u }).click();
  await page.getByRole('menuitem', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(collection);
  await page.getByRole('button', { name: 'Create' }).click();
  await expectToast(`Successfully added 3 companies to collection ${collection}.`);
  await expect.element(bar).not.toBeInTheDocument();
});

test('All that a search found is selected, beyond the rows that are loaded', async () => {
  // No company of it has a second record: the total counts records, and a selection companies.
  const { total } = await sendRequest<{ total: number }>(
    'developer@skf.example',
    '/weaviate/search?q=satellite&limit=1',
  );
  expect(total).toBeGreaterThan(60);
  await openScreen('/search?q=satellite');
  await expect.element(rows.first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click({ force: true });
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: `Select all ${total}` }).click();
  await expect.element(bar).toMatchTextContent(`${total} selected`);
  await expect.element(bar.getByRole('button', { name: /^Select all/u })).toHaveLength(0);
  const collection = `All of it ${crypto.randomUUID()}`;
  await bar.getByRole('button', { name: /^(?:Add to…|Other collection…)$/u }).click();
  await page.getByRole('menuitem', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(collection);
  await page.getByRole('button', { name: 'Create' }).click();
  await expectToast(`Successfully added ${total} companies to collection ${collection}.`);
  await expect.element(bar).not.toBeInTheDocument();
});

test('Fewer companies than records are found: all are selected, and why is said', async () => {
  const { total } = await sendRequest<{ total: number }>(
    'developer@skf.example',
    '/weaviate/search?q=battery&limit=1',
  );
  await openScreen('/search?q=battery');
  await expect.element(rows.first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click({ force: true });
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: `Select all ${total}` }).click();
  await expect
    .element(bar)
    .toMatchTextContent(new RegExp(`\\d+ selected, all companies of ${total} records`, 'u'));
  await expect.element(bar.getByRole('button', { name: /^Select all/u })).toHaveLength(0);
  await pressEscape();
});

test('A failed search is logged and gives an empty list, with a message and a retry', async () => {
  await openScreen('/search?q=wear');
  await expect.element(rows.first()).toBeVisible();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const mend = intercept(searches, () => problem(400, 'Not today.', 'invalid'));
  await userEvent.type(field, ' s');
  const alert = page.getByRole('alert').filter({ hasText: 'The companies could not be loaded' });
  await expect.element(alert).toMatchTextContent('Not today.');
  await expect.element(rows).toHaveLength(0);
  expect(logged).toHaveBeenCalledWith('The search failed', 'invalid');
  await mendByPressing(mend, alert.getByRole('button', { name: 'Try again' }));
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(rows.first()).toBeVisible();
});

test('On a phone filters are a sheet, and a company fills the screen', async () => {
  await usePhone();
  await openScreen('/search?q=wear');
  await expect.element(rows.first()).toBeVisible();
  await expect.element(field).not.toHaveFocus();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const sweden = sheet.getByRole('checkbox', { name: /^Sweden/u });
  await sweden.click({ force: true });
  await expect.element(sweden).toBeChecked();
  await sheet.getByRole('button', { name: /^Show \d+ compan/u }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expect.element(chips.getByText('Sweden')).toBeVisible();
  await rows.first().click({ position: { x: 30, y: 8 } });
  await expect.element(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test('With a search in the address, keys are for its results; typing is one history entry', async () => {
  await openScreen('/search');
  await expect.element(field).toHaveFocus();
  vi.setSystemTime(Date.now());
  onTestFinished(() => void vi.useRealTimers());
  for (const letter of 'wear') {
    await userEvent.keyboard(letter);
    await expect.poll(() => parameter('q')?.at(-1)).toBe(letter);
    // Slower than any burst of typing.
    vi.setSystemTime(Date.now() + minute);
  }
  await reopenScreen();
  await expect.element(rows.first()).toBeVisible();
  await expect.element(field).not.toHaveFocus();
  await userEvent.keyboard('j');
  const name = await nameIn(0);
  await expect.element(page.getByRole('button', { name: `Preview ${name}` })).toHaveFocus();
  await expect.element(field).toHaveValue('wear');
  goBack();
  await expectAddress('/search');
});

test('c acts on the row under the pointer, and the focus returns there', async () => {
  // Somebody without an active collection, so that c asks for one.
  await signInAs('member@norrland.example');
  await openScreen('/search?q=wear');
  await expect.element(rows.nth(3)).toBeVisible();
  const [first, third] = [await nameIn(0), await nameIn(2)];
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('button', { name: `Preview ${first}` })).toHaveFocus();
  await rows.nth(2).hover();
  await userEvent.keyboard('c');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(`Add ${third} to…`);
  await pressEscape();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: `Preview ${third}` })).toHaveFocus();
  // The pointer rests there still; the keys go on from the focus.
  await userEvent.keyboard('k');
  const second = await nameIn(1);
  await expect.element(page.getByRole('button', { name: `Preview ${second}` })).toHaveFocus();
  await userEvent.keyboard('c');
  await expect.element(dialog).toMatchTextContent(`Add ${second} to…`);
  await pressEscape();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('A ticked filter stays under the pointer, at the top of the page and further down', async () => {
  const data = { query: 'bearing', filters: {} };
  await sendRequest('developer@skf.example', '/recent-searches', { method: 'POST', data });
  await openScreen('/search');
  await expect.element(page.getByRole('region', { name: 'Recent searches' })).toBeVisible();
  await expect.element(rows.first()).toBeVisible();
  const topOf = (name: RegExp) =>
    filters.getByRole('checkbox', { name }).element().getBoundingClientRect().top;
  for (const scrolled of [0, 900]) {
    window.scrollTo(0, scrolled);
    await filters.getByRole('heading', { name: 'Country' }).hover();
    await expectRest();
    const before = [topOf(/^Sweden/u), topOf(/^Germany/u)];
    await filters.getByRole('checkbox', { name: /^Sweden/u }).click({ force: true });
    await expect.element(chips.getByText('Sweden')).toHaveLength(scrolled === 0 ? 1 : 0);
    await expect.poll(() => parameter('country')).toBe(scrolled === 0 ? 'SE' : null);
    await expectRest();
    await expect
      .element(page.getByRole('region', { name: 'Results' }))
      .toHaveAttribute('aria-busy', 'false');
    await expect.poll(() => [topOf(/^Sweden/u), topOf(/^Germany/u)]).toEqual(before);
  }
});

test('An empty search cannot be saved', async () => {
  await openScreen('/search');
  const save = page.getByRole('button', { name: 'Save search' });
  await expect.element(save).toBeDisabled();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('seal');
  await expect.element(save).toBeEnabled();
});
