import Fastify from 'fastify';
import type {
  Opportunity,
  OpportunityRow,
} from '#features/cases/opportunities/domain/opportunity.ts';
import type { Paginated } from '#core/domain/schemas.ts';
import { openPool } from '#core/platform/database/client.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { load, median, type Measured } from '#bench/support/load.ts';
import { startProduct, type Product } from '#bench/support/product.ts';

/**
 * Latency of reading opportunities over HTTP with authorisation, compared in the same run with its
 * lower bounds: a bare Fastify route with the same response, and reads of one row by key without
 * HTTP. Variants alternate, so that noise affects all of them.
 */

const port = 4390;
const barePort = 4391;
const connections = 16;
const seconds = Number(process.argv[2] ?? 4);
const rounds = 3;
const pageSize = 25;
const goals = { one: 5000, page: 2000 };

async function fillUp({ address }: Product, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const read = async () =>
    (await (
      await fetch(`${address}/api/opportunities?limit=100`, { headers })
    ).json()) as Paginated<OpportunityRow>;
  const [first] = (await read()).data;
  if (!first) throw new Error('There is no opportunity to read.');
  for (let count = 0; count < pageSize * 2; count += 1) {
    await fetch(`${address}/api/opportunities`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        corporationId: first.corporationId,
        cycleId: first.cycleId,
        name: `Measured ${count}`,
        businessNeed: 'Words enough to look like a need that somebody wrote down. '.repeat(6),
        categories: ['Sensing', 'Data'],
      }),
    });
  }
  return first.id;
}

async function measureBaselineRoute(bodies: Record<string, string>) {
  const app = Fastify();
  for (const [name, body] of Object.entries(bodies)) {
    app.get(`/${name}`, async (_request, reply) => reply.type('application/json').send(body));
  }
  await app.listen({ port: barePort, host: '127.0.0.1' });
  return app;
}

/** Point reads by key with the same number of connections, without HTTP, authorisation or JSON. */
async function measureBaselineQuery({ dataFolder }: Product, id: string): Promise<Measured> {
  const database = await openDatabase({ url: null, dataFolder, isGuest: true }, openLog('error'));
  const pool = openPool({ ...database.connection, max: connections });
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const query = { name: 'bare', text: 'select * from opportunities where id = $1', values: [id] };
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const start = performance.now();
        await pool.query(query);
        times.push(performance.now() - start);
      }
    }),
  );
  await pool.end();
  await database.close();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;
  return { perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), failed: 0 };
}

const product = await startProduct(port);
try {
  const token = await product.signIn('foundry@outrider.example');
  const id = await fillUp(product, token);
  const one = `${product.address}/api/opportunities/${id}`;
  const page = `${product.address}/api/opportunities?limit=${pageSize}`;
  const text = async (url: string) =>
    (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text();
  const bodies = { one: await text(one), page: await text(page) };
  const opportunity = JSON.parse(bodies.one) as Opportunity;
  console.log(
    `\n  ${connections} connections, ${rounds} rounds of ${seconds} s; one = ${bodies.one.length} bytes ` +
      `(“${opportunity.name}”), page = ${bodies.page.length} bytes\n`,
  );
  const bare = await measureBaselineRoute(bodies);
  const measured: Record<string, Measured[]> = {};
  const note = (name: string, result: Measured) => (measured[name] ??= []).push(result);
  const options = { connections, seconds, token };
  await load(one, { ...options, seconds: 2 });
  await load(page, { ...options, seconds: 2 });
  for (let round = 0; round < rounds; round += 1) {
    note('one opportunity', await load(one, options));
    note('page of 25', await load(page, options));
    note('bare route, one', await load(`http://127.0.0.1:${barePort}/one`, options));
    note('bare route, page', await load(`http://127.0.0.1:${barePort}/page`, options));
    note('bare query, one row', await measureBaselineQuery(product, id));
  }
  await bare.close();
  const middle = Object.fromEntries(
    Object.entries(measured).map(([name, results]) => [name, median(results)]),
  );
  console.table(middle);
  const share = (name: string, reference: string) =>
    Math.round(((middle[name]?.perSecond ?? 0) / (middle[reference]?.perSecond ?? 1)) * 100);
  console.log(
    `  one opportunity: ${share('one opportunity', 'bare route, one')} % of the bare route, goal ${goals.one}/s`,
  );
  console.log(
    `  page of 25:      ${share('page of 25', 'bare route, page')} % of the bare route, goal ${goals.page}/s\n`,
  );
} finally {
  await product.stop();
}
