import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import { refKey, type CompanyRef } from '#features/directory/companies/domain/company.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { chromiumPath } from '#bench/support/chromium.ts';
import { percentilesOf, latencyOf, type Latency } from '#bench/support/latency.ts';
import { startProduct } from '#bench/support/product.ts';
import { signIn } from '#bench/support/sign-in.ts';
import { streamFigures } from '#bench/support/stream-figures.ts';

/**
 * Latency of live updates: from a click in one browser to the drawing in another, for presence, and
 * the cost of many streams. Without browsers: `npm run bench -- live 0`.
 */

const port = Number(process.env.PORT ?? 4396);
const times = Number(process.argv[2] ?? 50);
const streams = 200;
const idleMs = Number(process.argv[3] ?? 30) * 1000;
const goals = { seenP95Ms: 1000, faceP95Ms: 2000 };
const [owner, reader] = ['owner@skf.example', 'member@skf.example'] as const;
const space = { id: 'zebra', name: 'Zebra crossing', description: '', parentId: null };
const companiesInIt = 30;

const product = await startProduct(port);
const tokens = new Map<string, string>();
for (const email of [owner, reader]) tokens.set(email, await product.signIn(email));

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${product.address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens.get(owner)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} → ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

interface Hit {
  readonly ref: CompanyRef;
  readonly name: string;
}

async function makeCollection(): Promise<{ id: string; company: Hit }> {
  const made = await call<Collection>('POST', '/collections', { name: 'Seen by two' });
  const results = await call<{ data: Hit[] }>(
    'GET',
    `/weaviate/search?q=sensor&kinds=startup&limit=${companiesInIt}`,
  );
  const shared = await call<{ authId: string }>('GET', `/users/get-by-email?email=${reader}`);
  await call('PUT', `/collections/${made.id}`, {
    ...bodyOf(made),
    startupIds: results.data.map(({ ref }) => ref.id),
    sharedToUsers: [shared.authId],
    subspaces: [space],
  });
  const [company] = results.data;
  if (!company) throw new Error('There is no company to be seen.');
  return { id: made.id, company };
}

async function openAs(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, product.address, email);
  return page;
}

/** When this page first draws these words near those, or removes them; by the system clock. */
const whenDrawn = (page: Page, near: string, words: string, isThere: boolean): Promise<number> =>
  page.evaluate(
    ([place, sought, presence]) =>
      new Promise<number>((resolve) => {
        const holds = () => {
          const rows = [...document.querySelectorAll(place === '' ? 'header' : 'tbody tr')];
          const row = rows.filter(({ outerHTML }) => outerHTML.includes(place));
          return row.some(({ outerHTML }) => outerHTML.includes(sought)) === presence;
        };
        const look = () => {
          if (!holds()) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
        look();
      }),
    [near, words, isThere] as const,
  );

async function measureChangeLatency(
  mine: Page,
  theirs: Page,
  id: string,
  company: Hit,
): Promise<Latency> {
  const address = `${product.address}/collection/${id}`;
  await theirs.goto(address);
  await theirs.getByRole('table').getByText(company.name).waitFor();
  await mine.goto(`${address}?company=${encodeURIComponent(refKey(company.ref))}`);
  const box = mine.getByRole('checkbox', { name: space.name });
  await box.waitFor({ state: 'attached' });
  await mine.evaluate(() => {
    addEventListener('click', () => (document.body.dataset.clicked = String(Date.now())), true);
  });
  const taken: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const seen = whenDrawn(theirs, company.name, space.name, nth % 2 === 0);
    await box.click({ force: true });
    const at = await seen;
    taken.push(at - Number(await mine.evaluate(() => document.body.dataset.clicked)));
    await wait(200);
  }
  return percentilesOf(taken);
}

async function measurePresenceLatency(mine: Page, theirs: Page, id: string): Promise<Latency> {
  const taken: number[] = [];
  for (let nth = 0; nth < Math.ceil(times / 5); nth += 1) {
    await theirs.getByRole('link', { name: 'Collections' }).first().click();
    await whenDrawn(mine, '', 'Also here', false);
    const link = theirs.locator(`a[href="/collection/${id}"]`).first();
    await link.waitFor();
    const seen = whenDrawn(mine, '', 'Also here', true);
    const started = Date.now();
    await link.click();
    taken.push((await seen) - started);
  }
  return percentilesOf(taken);
}

/** Opens many streams, some at a time, and closes each after its first event. */
const opening = (id: string): Promise<Latency> =>
  latencyOf(8, streams, async () => {
    const hangUp = new AbortController();
    const topics = topicOf('collection', id);
    const answer = await fetch(`${product.address}/api/live?topics=${topics}`, {
      headers: { authorization: `Bearer ${tokens.get(reader)}` },
      signal: hangUp.signal,
    });
    await answer.body?.getReader().read();
    hangUp.abort();
  });

async function inBrowsers(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { id, company } = await makeCollection();
    const [mine, theirs] = [await openAs(browser, owner), await openAs(browser, reader)];
    console.table({
      'a change, from click to drawing': {
        ...(await measureChangeLatency(mine, theirs, id, company)),
        'goal for p95': goals.seenP95Ms,
      },
      'a face, from click to drawing': {
        ...(await measurePresenceLatency(mine, theirs, id)),
        'goal for p95': goals.faceP95Ms,
      },
      [`opening a stream (${streams})`]: await opening(id),
    });
  } finally {
    await browser.close();
  }
}

try {
  if (times > 0) await inBrowsers();
  console.table(await streamFigures(product, tokens.get(owner) ?? '', idleMs));
  console.log('Goals for 2000: 20 kB a stream, the last told in 1000 ms, 5 % of a core.');
} finally {
  await product.stop();
}
