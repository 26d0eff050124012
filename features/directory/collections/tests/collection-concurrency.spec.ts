import type { Browser } from '@playwright/test';
import type { CollectionChange } from '#features/directory/collections/domain/changes.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import {
  blacklistedCompanies,
  listedCompanies,
} from '#features/directory/collections/domain/lists.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { sendRequest } from '#e2e/support/api-request.ts';
import { clickIfThere, clickUnless } from '#e2e/support/click-if-there.ts';
import { makeCollection, addOption } from '#e2e/support/collections.ts';
import {
  contentOf,
  findLinearizabilityViolations,
  type StoredVersion,
} from '#e2e/support/linearizability.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';

/** Of 40 changes in total; ten times with EXHAUSTIVE=on. It looks for lost and duplicated changes. */
const rounds = process.env.EXHAUSTIVE === 'on' ? 10 : 1;
const changesOfEach = 20;
const spaces = ['Ash', 'Birch', 'Cedar', 'Elm'];

/** Seeded random numbers (mulberry32). */
function createRandom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

/** One of the owner's two browsers. */
interface Seat {
  readonly name: string;
  readonly page: Page;
  /** Changes made in this browser, in order. */
  readonly changes: CollectionChange[];
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('table').getByText(name, { exact: true });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Company' });
const blacklist = (page: Page) => page.getByRole('complementary', { name: 'Blacklist' });

const isListed = async (page: Page, { name }: NamedCompany): Promise<boolean> =>
  (await rowOf(page, name).count()) > 0;

/** False: the other browser has taken it off the list. */
async function openCompany(page: Page, company: NamedCompany): Promise<boolean> {
  if (!(await clickIfThere(rowOf(page, company.name)))) return false;
  const heading = panel(page).getByRole('heading', { name: company.name });
  const isOpen = async () => (await heading.count()) > 0;
  await expect.poll(async () => (await isOpen()) || !(await isListed(page, company))).toBe(true);
  return isOpen();
}

async function changeInPanel(seat: Seat, company: NamedCompany, kind: 'remove' | 'blacklist') {
  const { page, changes } = seat;
  if (!(await openCompany(page, company))) return;
  const name = kind === 'remove' ? 'Remove' : 'Blacklist';
  const button = panel(page).getByRole('button', { name, exact: true });
  const isOver = async () => !(await isListed(page, company));
  if (await clickUnless(button, isOver)) changes.push({ kind, company });
}

/** Random changes, made through the interface; one that is not possible any more is not made. */
const randomChanges = {
  remove: (seat: Seat, company: NamedCompany) => changeInPanel(seat, company, 'remove'),
  blacklist: (seat: Seat, company: NamedCompany) => changeInPanel(seat, company, 'blacklist'),
  async assign({ name, page, changes }: Seat, company: NamedCompany, chance: number) {
    if (!(await openCompany(page, company))) return;
    // Each browser has two sub-spaces of its own, so that the checkbox state tells the intended change.
    const own = name === 'one' ? [0, 1] : [2, 3];
    for (const nth of chance % 2 === 0 ? own : own.toReversed()) {
      const tick = panel(page).getByRole('checkbox', { name: spaces[nth] ?? '' });
      const wasIn = await tick.evaluateAll(([box]) => {
        if (!(box instanceof HTMLInputElement)) return null;
        const wasChecked = box.checked;
        box.click();
        return wasChecked;
      });
      if (wasIn === null) return;
      const id = `space-${nth}`;
      const placement = wasIn ? { into: [], outOf: [id] } : { into: [id], outOf: [] };
      changes.push({ kind: 'assign', company, ...placement });
    }
  },
  async add({ page, changes }: Seat, company: NamedCompany) {
    if (!(await clickIfThere(page.getByRole('button', { name: 'Add companies' })))) return;
    await page.getByRole('searchbox', { name: 'Name or web address' }).fill(company.name);
    const items = page
      .getByRole('menuitem')
      .filter({ has: page.getByText(company.name, { exact: true }) });
    const isOver = async () => (await items.filter({ hasText: 'In the collection' }).count()) > 0;
    if (await clickUnless(addOption(page, company.name), isOver))
      changes.push({ kind: 'add', company });
  },
  async takeBack({ page, changes }: Seat, company: NamedCompany) {
    if (!(await clickIfThere(page.getByRole('button', { name: /^Blacklist \d/u })))) return;
    const list = blacklist(page);
    const button = list.getByRole('button', { name: `Remove ${company.name} from the blacklist` });
    const isShown = list.getByText(/^(?:\d+ compan(?:y|ies)|No blacklisted companies)$/u);
    const isOver = async () =>
      (await isShown.count()) > 0 && (await list.locator('li[aria-hidden]').count()) === 0;
    if (await clickUnless(button, isOver)) changes.push({ kind: 'unblacklist', company });
  },
};

async function closeAll(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const beside = panel(page).or(blacklist(page));
  await expect
    .poll(async () => {
      await clickIfThere(dialog.getByRole('button', { name: 'Done' }));
      await clickIfThere(beside.getByRole('button', { name: 'Close panel' }));
      return (await dialog.count()) + (await beside.count());
    })
    .toBe(0);
}

/** Makes random changes until there are enough. */
async function work(seat: Seat, companies: readonly NamedCompany[], seed: number): Promise<void> {
  const chance = createRandom(seed);
  while (seat.changes.length < changesOfEach) {
    const company = companies[chance(companies.length)];
    if (!company) throw new Error('There is no company to change.');
    const choices = (await isListed(seat.page, company))
      ? [
          randomChanges.assign,
          randomChanges.assign,
          randomChanges.assign,
          randomChanges.remove,
          randomChanges.blacklist,
        ]
      : [randomChanges.add, randomChanges.add, randomChanges.takeBack];
    const randomChange = choices[chance(choices.length)] ?? randomChanges.add;
    await randomChange(seat, company, chance(100));
    await closeAll(seat.page);
  }
}

/** Renames the collection. */
async function rename({ page, changes }: Seat, name: string): Promise<void> {
  await page.getByTitle('Double-click to rename').dblclick();
  const field = page.getByRole('textbox', { name: 'Name' });
  await field.fill(name);
  await field.press('Enter');
  changes.push({ kind: 'rename', name });
}

async function openSeat(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
): Promise<Seat> {
  const context = await browser.newContext({
    baseURL,
    storageState: storageStateOf('champion@skf.example', baseURL),
    viewport: { width: 1440, height: 1000 },
    reducedMotion: 'reduce',
  });
  return { name, page: await context.newPage(), changes: [] };
}

async function makeRandomChanges(
  browser: Browser,
  baseURL: string | undefined,
  seed: number,
): Promise<void> {
  const seats = [
    await openSeat(browser, baseURL, 'one'),
    await openSeat(browser, baseURL, 'two'),
  ] as const;
  await seats[0].page.goto('/collections');
  const { collection: first, companies } = await makeCollection(
    seats[0].page,
    `Two browsers ${Date.now()}`,
    {
      companies: 8,
      changes: () =>
        spaces.map((name, nth) => ({
          kind: 'createSubspace',
          subspace: { id: `space-${nth}`, name, description: '', parentId: null },
        })),
    },
  );
  const stored: StoredVersion[] = [];
  for (const { name, page } of seats) {
    page.on('response', async (response) => {
      const isChange = response.request().method() === 'PUT' && response.status() === 200;
      if (!isChange || !response.url().endsWith(`/collections/${first.id}`)) return;
      stored.push({ by: name, collection: (await response.json()) as Collection });
    });
    await page.goto(`/collection/${first.id}`);
    await page.getByRole('table').waitFor();
  }

  await Promise.all(seats.map((seat, nth) => work(seat, companies, seed + nth)));

  // What one browser does is sent in order: with this change, all before it are stored.
  for (const seat of seats) {
    const called = `Renamed by ${seat.name}`;
    await rename(seat, called);
    const byIt = ({ by, collection }: StoredVersion) =>
      by === seat.name && collection.name === called;
    await expect.poll(() => stored.filter(byIt)).toHaveLength(1);
  }
  const read = () => sendRequest<Collection>(seats[0].page, `/collections/${first.id}`);
  await expect
    // Counted anew each time: an answer may still be on its way here.
    .poll(async () => (await read()).version - stored.length)
    .toBe(first.version);
  const last = await read();

  await test.step('every version is stored once and is the result of one recorded change', () => {
    const inOrder = stored.toSorted(
      (one, other) => one.collection.version - other.collection.version,
    );
    expect(inOrder.map(({ collection }) => collection.version)).toEqual(
      stored.map((_, nth) => first.version + 1 + nth),
    );
    const made = Object.fromEntries(seats.map(({ name, changes }) => [name, changes]));
    expect(findLinearizabilityViolations(first, inOrder, made)).toEqual([]);
    expect(contentOf(inOrder.at(-1)?.collection ?? first)).toEqual(contentOf(last));
    test.info().annotations.push({
      type: 'changes',
      description: `${seats.map(({ changes }) => changes.length).join(' and ')}, ${stored.length} stored`,
    });
  });

  await test.step('both screens show the state of the server without a reload', async () => {
    const listed = new Set(listedCompanies(last).map(({ id }) => id));
    for (const { page } of seats) {
      for (const { id, name } of companies) {
        const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
        const placed = (last.startupToSubspaces[id] ?? []).map(
          (space) => spaces[Number(space.replace('space-', ''))] ?? '',
        );
        await expect(row).toHaveCount(listed.has(id) ? 1 : 0);
        for (const space of placed) await expect(row).toContainText(space);
      }
      const blacklisted = blacklistedCompanies(last).length;
      if (blacklisted > 0) {
        await expect(page.getByRole('button', { name: `Blacklist ${blacklisted}` })).toBeVisible();
      }
      await page.context().close();
    }
  });
}

for (let round = 1; round <= rounds; round += 1) {
  test(
    `Two browsers make random changes concurrently and end with the same state as the server, round ${round}`,
    { tag: '@rotation-2' },
    ({ browser, baseURL }) => makeRandomChanges(browser, baseURL, 20_261_121 + 2 * round),
  );
}
