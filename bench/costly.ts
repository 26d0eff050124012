import { setTimeout as wait } from 'node:timers/promises';
import { farCell, workbookOfXml } from '#core/tests/workbook-of-xml.ts';
import { demoAccounts } from '#features/people/identity/domain/demo-accounts.ts';
import { percentilesOf } from '#bench/support/latency.ts';
import { forgetPeak, watchMemory } from '#bench/support/memory.ts';
import { startProduct, type Product } from '#bench/support/product.ts';

/**
 * What others notice while one person sends something that is cheap to send and dear to answer: sixteen
 * readers alone, and beside each such request ten times a second.
 */

const port = 4397;
const seconds = Number(process.argv[2] ?? 30);
const readers = 16;
const perSecond = 10;
const goals = { slowdownP95: 3, p99Ms: 1000, megabytes: 1200, otherPreviewMs: 5000 };

/** Sends a request, to be measured by what it does to others. */
type Send = (product: Product, token: string, signal: AbortSignal) => Promise<Response>;

const json =
  (method: string, path: string, body: object): Send =>
  ({ address }, token, signal) =>
    fetch(`${address}/api${path}`, {
      signal,
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

/** A preview of a radar from a file of somebody without a role. */
const preview =
  (name: string, bytes: Uint8Array<ArrayBuffer>): Send =>
  async ({ address }, token, signal) => {
    const own = await fetch(`${address}/api/corporations`, {
      signal,
      headers: { authorization: `Bearer ${token}` },
    });
    const [corporation] = (await own.json()) as { readonly id: string }[];
    const form = new FormData();
    form.append('file', new Blob([bytes]), name);
    const options = JSON.stringify({ corporationId: corporation?.id });
    const query = new URLSearchParams({ name, options });
    return fetch(`${address}/api/radars/imports/preview?${query}`, {
      signal,
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
  };

const wideObject = (): Uint8Array<ArrayBuffer> => {
  const fields = Array.from({ length: 500_000 }, (_, nth) => `"f${nth}":1`).join(',');
  return new TextEncoder().encode(`[{${fields}}]`);
};

const emptyRows = () =>
  workbookOfXml(Array.from({ length: 1_000_000 }, (_, nth) => `<row r="${nth + 1}"/>`).join(''));

const smallObjects = () => new TextEncoder().encode(`[${'{"name":"a"},'.repeat(500_000)}{}]`);

const password = { current: 'not the password', password: 'correct horse battery staple' };
const costly: Readonly<Record<string, Send>> = {
  'wrong passwords': json('PUT', '/account/password', password),
  'wrong passwords for an address': json('PUT', '/account/email', {
    email: 'another@skf.example',
    password: 'not the password',
  }),
  'saved searches with a tag': json('POST', '/saved-searches', {
    name: 'Costly',
    query: 'battery',
    frequency: 'off',
    filters: { tags: ['energy'] },
  }),
  'the description of the API': ({ address }, _, signal) =>
    fetch(`${address}/api/openapi.json`, { signal, headers: { 'accept-encoding': 'br' } }),
  'a workbook with a far cell': preview('far.xlsx', await workbookOfXml(farCell)),
  'a workbook with a million empty rows': preview('empty.xlsx', await emptyRows()),
  'half a million small objects': preview('small.json', smallObjects()),
  'a million short lines': preview(
    'short.csv',
    new TextEncoder().encode('a,b\n'.repeat(1_000_000)),
  ),
  'an object of 500,000 fields': preview('wide.json', wideObject()),
};

interface Read {
  readonly status: number;
  readonly ms: number;
}

/** Reads by everybody, each as soon as the last one was answered, until the signal is aborted. */
async function read({ address }: Product, tokens: readonly string[], signal: AbortSignal) {
  const reads: Read[] = [];
  await Promise.all(
    Array.from({ length: readers }, async (_, nth) => {
      const headers = { authorization: `Bearer ${tokens[nth % tokens.length]}` };
      while (!signal.aborted) {
        const started = performance.now();
        const answer = await fetch(`${address}/api/opportunities?limit=10`, { headers });
        await answer.arrayBuffer();
        reads.push({ status: answer.status, ms: performance.now() - started });
      }
    }),
  );
  return reads;
}

async function send(product: Product, token: string, one: Send, signal: AbortSignal) {
  const statuses: Record<string, number> = {};
  const underWay: Promise<void>[] = [];
  // Whoever sends so much does not wait for all of it.
  const leaving = new AbortController();
  while (!signal.aborted) {
    underWay.push(
      one(product, token, leaving.signal)
        .then(async (answer) => {
          await answer.arrayBuffer();
          return String(answer.status);
        })
        .catch(() => 'left')
        .then((status) => {
          statuses[status] = (statuses[status] ?? 0) + 1;
        }),
    );
    await wait(1000 / perSecond);
  }
  leaving.abort();
  await Promise.all(underWay);
  return statuses;
}

const small = preview(
  'small.csv',
  new TextEncoder().encode('name,ring,quadrant\nA,Adopt,Tools\nB,Trial,Tools\n'),
);

/** How long somebody else waits for a preview of a small file in the middle of it, in milliseconds. */
async function timeOfOther(product: Product, token: string): Promise<number> {
  await wait((seconds * 1000) / 2);
  const started = performance.now();
  const answer = await small(product, token, AbortSignal.timeout(60_000));
  await answer.arrayBuffer();
  return answer.ok ? performance.now() - started : Infinity;
}

const product = await startProduct(port);
try {
  const tokens = await Promise.all(demoAccounts.map(({ email }) => product.signIn(email)));
  const sender = await product.signIn('member@skf.example');
  const other = await product.signIn('champion@skf.example');
  const forSeconds = () => AbortSignal.timeout(seconds * 1000);
  // The first reads fill caches, which are no part of the comparison.
  await read(product, tokens, AbortSignal.timeout(3000));
  const alone = percentilesOf((await read(product, tokens, forSeconds())).map(({ ms }) => ms));
  console.log('Readers alone', alone);
  for (const [name, one] of Object.entries(costly)) {
    await forgetPeak(product.pid);
    const memory = watchMemory(product.pid);
    const signal = forSeconds();
    const [reads, statuses, otherMs] = await Promise.all([
      read(product, tokens, signal),
      send(product, sender, one, signal),
      timeOfOther(product, other),
    ]);
    const latency = percentilesOf(reads.map(({ ms }) => ms));
    const refused = reads.filter(({ status }) => status >= 500).length;
    const megabytes = (await memory.stop()) ?? 0;
    const isMet =
      refused === 0 &&
      latency.p95Ms <= goals.slowdownP95 * alone.p95Ms &&
      latency.p99Ms <= goals.p99Ms &&
      megabytes <= goals.megabytes &&
      otherMs <= goals.otherPreviewMs;
    console.log(`Beside ${name}${isMet ? '' : ' (short of a goal)'}`, {
      ...latency,
      timesP95: Math.round((latency.p95Ms / alone.p95Ms) * 10) / 10,
      refused,
      megabytes,
      otherPreviewMs: Math.round(otherMs),
      answers: statuses,
    });
  }
} finally {
  await product.stop();
}
