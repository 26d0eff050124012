import type { Browser } from '@playwright/test';
import type { CollectionChange } from '#features/collections/domain/changes.ts';
import type { NamedCompany } from '#features/collections/domain/company-changes.ts';
import { blacklistedCompanies, listedCompanies } from '#features/collections/domain/lists.ts';
import type { Collection } from '#features/collections/domain/collection.ts';
import { sendRequest } from '#e2e/support/api-request.ts';
import { makeCollection, addOption } from '#e2e/support/collections.ts';
import {
  contentOf,
  findLinearizabilityViolations,
  type Operation,
  type StoredVersion,
} from '#e2e/support/linearizability.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';

/** 40 changes in total; 400 with NIGHTLY=on. The test looks for lost and duplicated changes. */
const isNightly = process.env.NIGHTLY === 'on';
const changesOfEach = isNightly ? 200 : 10;
const timeoutMs = isNightly ? 720_000 : 180_000;
const spaces = ['Ash', 'Birch', 'Cedar', 'Elm'];
/** Timeout for a button that the other browser may have removed. */
const actionTimeoutMs = 1500;
/** Timeout for the blacklist, which renders at once. */
const soonMs = 500;

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
  readonly operations: Operation[];
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('table').getByText(name, { exact: true });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Company' });

async function openCompany(page: Page, { name }: NamedCompany): Promise<void> {
  await rowOf(page, name).click({ timeout: actionTimeoutMs });
  await panel(page).getByRole('heading', { name }).waitFor({ timeout: actionTimeoutMs });
}

/** Makes one change by a click and records it, also when the click times out after being sent. */
async function performOperation(
  { operations }: Seat,
  change: CollectionChange,
  click: () => Promise<void>,
) {
  try {
    await click();
    operations.push({ change, isSure: true });
  } catch (error) {
    operations.push({ change, isSure: false });
    throw error;
  }
}

const inPanel = async (seat: Seat, company: NamedCompany, kind: 'remove' | 'blacklist') => {
  await openCompany(seat.page, company);
  const name = kind === 'remove' ? 'Remove' : 'Blacklist';
  const button = panel(seat.page).getByRole('button', { name, exact: true });
  await performOperation(seat, { kind, company }, () => button.click({ timeout: actionTimeoutMs }));
};

/** Random changes, made through the interface. */
const randomChanges = {
  remove: (seat: Seat, company: NamedCompany) => inPanel(seat, company, 'remove'),
  blacklist: (seat: Seat, company: NamedCompany) => inPanel(seat, company, 'blacklist'),
  async assign(seat: Seat, company: NamedCompany, chance: number) {
    await openCompany(seat.page, company);
    // Each browser has two sub-spaces of its own, so that the checkbox state tells the intended change.
    const own = seat.name === 'one' ? [0, 1] : [2, 3];
    for (const nth of chance % 2 === 0 ? own : own.toReversed()) {
      const tick = panel(seat.page).getByRole('checkbox', { name: spaces[nth] ?? '' });
      const isIn = await tick.isChecked({ timeout: actionTimeoutMs });
      const id = `space-${nth}`;
      const placement = isIn ? { into: [], outOf: [id] } : { into: [id], outOf: [] };
      await performOperation(seat, { kind: 'assign', company, ...placement }, () =>
        tick.click({ timeout: actionTimeoutMs, force: true }),
      );
    }
  },
  async add(seat: Seat, company: NamedCompany) {
    const { page } = seat;
    await page.getByRole('button', { name: 'Add companies' }).click({ timeout: actionTimeoutMs });
    const field = page.getByRole('searchbox', { name: 'Name or web address' });
    await field.fill(company.name);
    await performOperation(seat, { kind: 'add', company }, () =>
      addOption(page, company.name).click({ timeout: actionTimeoutMs }),
    );
  },
  async takeBack(seat: Seat, company: NamedCompany) {
    const { page } = seat;
    await page.getByRole('button', { name: /^Blacklist \d/u }).click({ timeout: soonMs });
    const button = page.getByRole('button', { name: `Remove ${company.name} from the blacklist` });
    await performOperation(seat, { kind: 'unblacklist', company }, () =>
      button.click({ timeout: soonMs }),
    );
  },
};

async function closeAll(page: Page): Promise<void> {
  await expect(async () => {
    const beside = page.getByRole('complementary', { name: /^(?:Company|Blacklist)$/u });
    const open = page.getByRole('dialog').or(beside);
    if ((await open.count()) > 0) await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 300 });
  }).toPass();
}

const sureOf = ({ operations }: Seat) => operations.filter(({ isSure }) => isSure).length;

/** Makes random changes until enough have succeeded; unavailable ones are skipped. */
async function work(seat: Seat, companies: readonly NamedCompany[], seed: number): Promise<void> {
  const chance = createRandom(seed);
  const isListed = ({ name }: NamedCompany) => rowOf(seat.page, name).isVisible();
  while (sureOf(seat) < changesOfEach) {
    const company = companies[chance(companies.length)];
    if (!company) throw new Error('There is no company to change.');
    const choices = (await isListed(company))
      ? [
          randomChanges.assign,
          randomChanges.assign,
          randomChanges.assign,
          randomChanges.remove,
          randomChanges.blacklist,
        ]
      : [randomChanges.add, randomChanges.add, randomChanges.takeBack];
    const randomChange = choices[chance(choices.length)] ?? randomChanges.add;
    await randomChange(seat, company, chance(100)).catch(() => {});
    await closeAll(seat.page);
  }
}

async function openSeat(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
): Promise<Seat> {
  const context = await browser.newContext({
    ...{ baseURL, storageState: storageStateOf('champion@skf.example', baseURL) },
    ...{ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce' },
  });
  return { name, page: await context.newPage(), operations: [] };
}

test('Two browsers make random changes concurrently and end with the same state as the server', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(timeoutMs);
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

  await Promise.all(seats.map((seat, nth) => work(seat, companies, 20_261_121 + nth)));

  const read = () => sendRequest<Collection>(seats[0].page, `/collections/${first.id}`);
  await expect
    // Counted anew each time: an answer may still be on its way.
    .poll(async () => (await read()).version - stored.length, { timeout: 20_000 })
    .toBe(first.version);
  const last = await read();

  await test.step('every version is stored once and is the result of one recorded change', () => {
    const inOrder = stored.toSorted(
      (one, other) => one.collection.version - other.collection.version,
    );
    expect(inOrder.map(({ collection }) => collection.version)).toEqual(
      stored.map((_, nth) => first.version + 1 + nth),
    );
    const operations = Object.fromEntries(seats.map(({ name, operations: made }) => [name, made]));
    expect(findLinearizabilityViolations(first, inOrder, operations)).toEqual([]);
    expect(contentOf(inOrder.at(-1)?.collection ?? first)).toEqual(contentOf(last));
    test.info().annotations.push({
      type: 'changes',
      description: `${seats.map(sureOf).join(' and ')}, ${stored.length} stored`,
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
});
