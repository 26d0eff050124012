import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startCeph } from '#bench/support/fleet/ceph.ts';
import { startPatroni } from '#bench/support/fleet/patroni.ts';
import { startProduct, type Product } from '#bench/support/product.ts';

/**
 * Two machines, of which the second does not see the disk of the first: imports sent to one and run
 * through the other, exports begun on one and downloaded from the other, files and search index on
 * Ceph's S3. Needs root, and patroni, etcd-server, haproxy, postgresql-15, radosgw, ceph-mon and ceph-osd
 * from Debian.
 *
 *   npm run bench -- machines [times]
 */

const times = Number(process.argv[2] ?? 10);
const port = 4390;
const rows = 50;
const mostMs = 60_000;

const folder = await mkdtemp(join(tmpdir(), 'outrider-machines-'));
await chmod(folder, 0o755);
const patroni = await startPatroni(join(folder, 'database'));
const ceph = await startCeph(join(folder, 'ceph'));
const shared = {
  ...ceph.environment,
  AUTH_SECRET: randomBytes(32).toString('hex'),
  DATABASE_URL: patroni.url,
  FILES_URL: ceph.addressOf('files'),
  SEARCH_URI: ceph.addressOf('search'),
  PUBLIC_URL: `http://localhost:${port}`,
  DEMO: 'on',
};
const first = await startProduct(port, shared);
const hidden = ['unshare', '--mount', 'sh', '-c', 'mount -t tmpfs none "$0" && exec "$@"'];
const second = await startProduct(port + 1, shared, undefined, [...hidden, first.dataFolder]);
const token = await first.signIn('foundry@outrider.example');
const headers = { authorization: `Bearer ${token}` };

async function call<Answer>(node: Product, method: string, path: string, body?: unknown) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${node.address}/api${path}`, {
    method,
    headers:
      body === undefined || isForm ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} → ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

async function until<Answer>(get: () => Promise<Answer>, isSo: (answer: Answer) => boolean) {
  const deadline = Date.now() + mostMs;
  for (;;) {
    const answer = await get();
    if (isSo(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`Not in time: ${JSON.stringify(answer)}`);
    await wait(100);
  }
}

interface Import {
  readonly id: string;
  readonly state: string;
  readonly kind: string | null;
  readonly counts: { readonly created: number };
  readonly [name: string]: unknown;
}

const fileOf = (name: string): string =>
  [
    'id,name,country',
    ...Array.from({ length: rows }, (_, nth) => `${name}-${nth},${name} ${nth},SE`),
  ].join('\n');

/** Sent to one, everything else through the other. */
async function importThrough(sender: Product, runner: Product, nth: number): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([fileOf(`Machine ${nth}`)]), 'companies.csv');
  const { id } = await call<Import>(sender, 'POST', '/imports?name=companies.csv', form);
  const path = `/imports/${id}`;
  const get = () => call<Import>(runner, 'GET', path);
  const { of, kind, corporationId, opportunityId, source } = await get();
  const { format, mapping } = await call<Import>(runner, 'GET', `${path}/reading`);
  const place = { of, kind: kind ?? 'startup', corporationId, opportunityId };
  await call(runner, 'PUT', path, { ...place, source, format, mapping });
  await call(runner, 'POST', `${path}/dry-run`);
  await until(get, ({ state }) => state === 'draft');
  await call(runner, 'POST', `${path}/start`);
  const { state, counts } = await until(get, (row) => ['done', 'failed'].includes(row.state));
  if (state !== 'done' || counts.created !== rows) throw new Error(`${state}, ${counts.created}`);
  const name = encodeURIComponent(`Machine ${nth} ${rows - 1}`);
  const search = () =>
    call<{ state: string; total: number }>(runner, 'GET', `/weaviate/search?q=${name}&limit=5`);
  await until(search, (answer) => answer.state === 'ready' && answer.total > 0);
}

async function exportThrough(maker: Product, reader: Product): Promise<void> {
  const request = { what: 'projects', format: 'csv' };
  const { id } = await call<{ id: string }>(maker, 'POST', '/exports', request);
  const get = () => call<{ download: string | null }>(reader, 'GET', `/exports/${id}`);
  const { download } = await until(get, (row) => row.download !== null);
  const file = await fetch(new URL(download ?? '', reader.address));
  if (!file.ok || (await file.text()).length < 100) throw new Error(`download → ${file.status}`);
}

const counts = { imports: 0, exports: 0 };
const attempt = async (what: keyof typeof counts, act: () => Promise<void>) =>
  act().then(
    () => void (counts[what] += 1),
    (error: unknown) => console.log(`  ${what}: ${String(error)}`),
  );
try {
  for (let nth = 0; nth < times; nth += 1) {
    const [one, other] = nth % 2 === 0 ? [first, second] : [second, first];
    await attempt('imports', () => importThrough(one, other, nth));
    await attempt('exports', () => exportThrough(one, other));
  }
  console.log(`\n  of ${times}: ${counts.imports} imports, ${counts.exports} exports`);
  process.exitCode = counts.imports === times && counts.exports === times ? 0 : 1;
} finally {
  await second.stop();
  await first.stop();
  await ceph.stop();
  await patroni.stop();
  await rm(folder, { recursive: true, force: true });
}
