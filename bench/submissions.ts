import { chromium, type Page } from '@playwright/test';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import type { SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import { chromiumPath } from '#bench/support/chromium.ts';
import { seedSubmissions } from '#bench/support/seed-submissions.ts';
import { latencyOf, type Latency } from '#bench/support/latency.ts';
import { startProduct } from '#bench/support/product.ts';
import { scrollToEnd } from '#bench/support/scroll.ts';
import { signIn } from '#bench/support/sign-in.ts';

/**
 * The cost of many submissions on one opportunity: reading a page and the board, moving one and
 * fifty, with 100, 1000 and 10,000 of them; and what a person sees of 10,000.
 */

const port = 4395;
const sizes = [100, 1000, 10_000];
const most = 10_000;
const times = Number(process.argv[2] ?? 200);
const bulk = 50;
const goals = { boardMs: 1000, growth: 3 };
const reader = 'foundry@outrider.example';

const product = await startProduct(port);
const token = await product.signIn(reader);
const ids = await seedSubmissions(product, token, sizes);
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

async function call(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${product.address}/api${path}`, {
    headers,
    ...(body && { method: 'PUT', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} → ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function measureServer(id: string): Promise<Record<string, Latency>> {
  const at = `/opportunities/${id}`;
  const page = (await call(`${at}/submissions?limit=100&sort=oldest`)) as { data: SubmissionRow[] };
  const some = page.data.map((row) => row.id);
  const { questions = [] } = (await call(at)) as Opportunity;
  const [people, region, evidence] = questions;
  const answered = (filter: object, path = 'submissions?limit=200&') =>
    call(`${at}/${path}answers=${encodeURIComponent(JSON.stringify([filter]))}`);
  const words = (has: string) => ({ questionId: evidence?.id, has });
  const stages = ['Pitch', 'Shortlist'];
  const stageOf = (nth: number) => stages[nth % stages.length];
  const requests: Record<string, (nth: number) => Promise<unknown>> = {
    'page of 200, newest': () => call(`${at}/submissions?limit=200`),
    'page of 200, by title': () => call(`${at}/submissions?limit=200&sort=title`),
    'page of 200, searched': () => call(`${at}/submissions?limit=200&q=cable`),
    'page of 200, by a number': (nth) => answered({ questionId: people?.id, least: nth % 100 }),
    'page of 200, by no number': (nth) => answered({ questionId: people?.id, most: -nth }),
    'page of 200, by a choice': (nth) =>
      answered({ questionId: region?.id, anyOf: [region?.options?.[nth % 4]?.id] }),
    'page of 200, by words': (nth) => answered(words(`work. ${nth}`)),
    'page of 200, by frequent words': (nth) =>
      answered(words(['rig', 'again', 'at work'][nth % 3] ?? '')),
    'page of 200, by no words': (nth) => answered(words(`nowhere ${nth}`)),
    'page of 200, by two letters': (nth) => answered(words(`${nth % 10}x`)),
    'page of 200, not answered': () => answered({ questionId: evidence?.id, isAnswered: false }),
    'counts by words': (nth) => answered(words(`work. ${nth}`), 'submissions/facets?'),
    'counts of the filters': () => call(`${at}/submissions/facets`),
    board: () => call(`${at}/board`),
    'one move to the end': (nth) =>
      call(`/submissions/${some[nth % some.length]}/stage`, { stage: stageOf(nth) }),
    'one move before another': (nth) =>
      call(`/submissions/${some[nth % bulk]}/stage`, {
        stage: 'New',
        before: some[bulk + (nth % 9)],
      }),
    'fifty moved together': (nth) =>
      call(`${at}/submissions/stage`, { ids: some.slice(0, bulk), stage: stageOf(nth) }),
  };
  const measured: Record<string, Latency> = {};
  for (const [name, request] of Object.entries(requests)) {
    for (const connections of [1, 16]) {
      const rounds = name.startsWith('fifty') ? Math.ceil(times / 5) : times;
      const once = async (nth: number) => void (await request(nth));
      await latencyOf(connections, Math.ceil(rounds / 10), once);
      measured[`${name} (${connections})`] = await latencyOf(connections, rounds, once);
    }
  }
  return measured;
}

/** From the navigation until the first card, or row, can be clicked. */
async function timeToUsable(page: Page, address: string, what: string): Promise<number> {
  await page.goto(address);
  const handle = await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null && performance.now(),
    what,
  );
  return Math.round(Number(await handle.jsonValue()));
}

async function measureBrowser(id: string) {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, product.address, reader);
    const at = `${product.address}/opportunity/${id}?tab=submissions`;
    const card = '[role="grid"] [role="row"] [data-key], [role="grid"] [role="row"]';
    const board = await timeToUsable(page, `${at}&view=board`, card);
    const again = await timeToUsable(page, `${at}&view=board`, card);
    const table = await timeToUsable(page, at, 'tbody th button');
    console.table({
      'board, first visit': { ms: board, goal: goals.boardMs },
      'board, once more': { ms: again, goal: goals.boardMs },
      table: { ms: table },
    });
    console.table({ 'table, to its end': await scrollToEnd(page, most) });
  } finally {
    await browser.close();
  }
}

try {
  const measured = new Map<number, Record<string, Latency>>();
  for (const [size, id] of ids) {
    measured.set(size, await measureServer(id));
    console.log(`\n  ${size} submissions, milliseconds (connections in brackets)`);
    console.table(measured.get(size));
  }
  const [few, many] = [measured.get(sizes[0] ?? 0) ?? {}, measured.get(most) ?? {}];
  console.log(`\n  Growth from ${sizes[0]} to ${most}, goal for moves: below ${goals.growth}`);
  console.table(
    Object.fromEntries(
      Object.entries(many).map(([name, { p50Ms }]) => [
        name,
        { 'p50 ×': Math.round((p50Ms / (few[name]?.p50Ms ?? 1)) * 100) / 100 },
      ]),
    ),
  );
  const id = ids.get(most);
  if (id) await measureBrowser(id);
} finally {
  await product.stop();
}
