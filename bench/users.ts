import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { percentilesOf, type Latency } from '#bench/support/latency.ts';
import { forgetPeak, residentMegabytes, watchMemory } from '#bench/support/memory.ts';
import { startProduct } from '#bench/support/product.ts';

/**
 * The list of users with very many of them, over HTTP: the first rows, searches, sorts and filters;
 * and the time and memory of the stream of all.
 */

const port = Number(process.env['PORT'] ?? 4396);
const count = Number(process.argv[2] ?? 100_000);
const rounds = 20;
const goals = { firstMs: 500, searchMs: 100, sortMs: 150, streamMegabytes: 150 };

const names = ['Elin', 'Jon', 'Maja', 'Arvid', 'Petra', 'Samuel', 'Freja', 'Ove', 'Karin', 'Isak'];
const families = ['Lund', 'Oberg', 'Rask', 'Kvist', 'Vik', 'Berg', 'Norberg', 'Hedman', 'Dahl'];

const product = await startProduct(port);

/** Every tenth has a role, every third has never signed in. */
async function fill(): Promise<void> {
  const { dataFolder } = product;
  const database = await openDatabase({ url: null, dataFolder, isGuest: true }, openLog('error'));
  await database.pool.query(
    `with made as (
      insert into users (id, email, first_name, last_name, corporation_id, is_active,
        last_sign_in_at, last_login_ip, browser_type, device_type, created_at)
      select gen_random_uuid(), 'person' || n || '@many.example', ($2::text[])[1 + n % 10],
        ($3::text[])[1 + (n / 7) % 9] || ' ' || n % 997,
        (select id from corporations order by id limit 1), n % 50 <> 0,
        case when n % 3 > 0 then now() - make_interval(mins => n) end, '192.0.2.1', 'Chrome',
        'desktop', now() - make_interval(mins => n % 5000)
      from generate_series(1, $1::int) n returning id, email)
    insert into user_system_roles (user_id, system_role_id)
    select m.id, r.id from made m join system_roles r on r.name = 'Foundry Champion'
    where m.email like '%0@many.example'`,
    [count, names, families],
  );
  await database.pool.query('analyze');
  await database.close();
}

async function call(path: string, token: string): Promise<string> {
  const answer = await fetch(`${product.address}/api${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} → ${answer.status} ${text}`);
  return text;
}

async function timesOf(paths: readonly string[], token: string): Promise<Latency> {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of paths) {
      const start = performance.now();
      await call(path, token);
      taken.push(performance.now() - start);
    }
  }
  return percentilesOf(taken);
}

function judge(what: string, value: number | null, goal: number, unit: string): void {
  const isMet = value !== null && value <= goal;
  console.log(`${what}: ${value ?? '?'} ${unit}${isMet ? '' : ` (goal ${goal})`}`);
  if (!isMet) process.exitCode = 1;
}

const query = (values: Readonly<Record<string, string>>) =>
  `/users?${new URLSearchParams({ limit: '100', ...values })}`;

try {
  await fill();
  const token = await product.signIn('superuser@outrider.example');
  const start = performance.now();
  await call(query({}), token);
  judge('first rows', Math.round(performance.now() - start), goals.firstMs, 'ms');

  const searches = [
    'elin',
    'person77',
    'rask 12',
    'e',
    'nobody at all',
    'many.example',
    'qx',
    'zz top',
  ];
  const searched = await timesOf(
    searches.map((q) => query({ q })),
    token,
  );
  judge('search, p95', searched.p95Ms, goals.searchMs, 'ms');
  for (const sort of ['name', 'email', 'lastSignIn', 'created']) {
    for (const direction of ['ascending', 'descending']) {
      const { p95Ms } = await timesOf([query({ sort, direction })], token);
      judge(`sorted by ${sort}, ${direction}, p95`, p95Ms, goals.sortMs, 'ms');
    }
  }
  const filters: Readonly<Record<string, string>>[] = [
    { role: 'Superuser' },
    { role: 'Foundry Champion' },
    { role: 'none' },
    { role: 'Foundry User' },
    { activity: 'recent' },
    { activity: 'disabled' },
    { activity: 'never', q: 'maja' },
  ];
  const filtered = await timesOf(
    filters.map((values) => query(values)),
    token,
  );
  judge('filtered, p95', filtered.p95Ms, goals.sortMs, 'ms');
  console.log(`figures: ${(await timesOf(['/users/figures'], token)).p95Ms} ms`);

  const before = (await residentMegabytes(product.pid)) ?? 0;
  await forgetPeak(product.pid);
  const memory = watchMemory(product.pid);
  const began = performance.now();
  const all = JSON.parse(await call('/system-roles/users', token)) as unknown[];
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const peak = await memory.stop();
  console.log(`stream of ${all.length}: ${seconds} s`);
  judge('more memory for it', peak && peak - before, goals.streamMegabytes, 'MB');
} finally {
  await product.stop();
}
