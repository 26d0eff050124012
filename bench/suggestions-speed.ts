import { setTimeout as wait } from 'node:timers/promises';
import type { SearchStatus } from '#features/directory/search/domain/index-endpoints.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { generateCompanies } from '#bench/support/generated-companies.ts';
import { fillCompanies } from '#bench/support/full-text.ts';
import { latencyOf, type Latency } from '#bench/support/latency.ts';
import { startProduct } from '#bench/support/product.ts';

/**
 * Latency of suggestions in a large directory, over HTTP with authorisation: the first page and the
 * third, for small and large collections with a long blacklist.
 */

const port = 4393;
const directory = 100_000;
const sizes = [5, 200, 5000];
const unwanted = 500;
const times = 60;
const owner = 'owner@skf.example';

async function measureSpeed(): Promise<Record<string, Latency>> {
  const product = await startProduct(port);
  try {
    const token = await product.signIn(owner);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(`${product.address}/api${path}`, sent);
      if (!answer.ok) throw new Error(`${path} → ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Answer;
    };
    const place = { url: null, dataFolder: product.dataFolder, isGuest: true };
    const database = await openDatabase(place, openLog('error'));
    const client = await database.pool.connect();
    await fillCompanies(client, generateCompanies(directory));
    const foundry = await product.signIn('foundry@outrider.example');
    await fetch(`${product.address}/api/search/reindex`, {
      method: 'POST',
      headers: { authorization: `Bearer ${foundry}` },
    });
    for (;;) {
      await wait(500);
      const { state, rebuild } = await call<SearchStatus>('GET', '/search/status');
      if (state === 'ready' && rebuild === null) break;
    }
    const measured: Record<string, Latency> = {};
    for (const size of sizes) {
      const { id } = await call<{ id: string }>('POST', '/collections', { name: `Of ${size}` });
      await client.query(
        `with picked as (select id::text, row_number() over (order by md5(id::text)) place from companies
           where kind = 'crunchbase' and (tags && array(select tag from
             (select unnest(tags) tag, count(*) from companies group by 1 order by 2 desc limit 4) t)))
         update collections set
           crunchbase_ids = array(select id from picked where place <= $2),
           blacklisted_crunchbase_ids = array(select id from picked where place > $2 and place <= $2 + $3)
         where id = $1`,
        [id, size, size === sizes[0] ? 0 : unwanted],
      );
      const path = `/collections/${id}/suggestions`;
      const ask = (after?: string) =>
        call<{ endCursor?: string }>('GET', after === undefined ? path : `${path}?after=${after}`);
      const second = (await ask((await ask()).endCursor)).endCursor;
      await latencyOf(1, times / 6, async () => void (await ask()));
      measured[`${size} listed`] = await latencyOf(1, times, async () => void (await ask()));
      measured[`${size} listed, third page`] = await latencyOf(1, times, async () => {
        await ask(second);
      });
    }
    client.release();
    await database.close();
    return measured;
  } finally {
    await product.stop();
  }
}

console.log(`\n  ${directory} companies in the directory, milliseconds; the goal: p95 below 200`);
console.table(await measureSpeed());
