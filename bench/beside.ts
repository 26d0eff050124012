import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serverBundle } from '#scripts/bundles.js';
import { load, type Measured } from '#bench/support/load.ts';
import { median } from '#bench/support/median.ts';
import { residentMegabytes } from '#bench/support/memory.ts';
import { processorSeconds } from '#bench/support/processor.ts';
import { startProduct, type Product } from '#bench/support/product.ts';

/**
 * Reads of this checkout beside those of another one that is built, alternating and so under the same
 * noise: `npm run bench -- beside FOLDER [ROUNDS]`. The processor's time is the server's and its
 * PostgreSQL's.
 */

const [folder, roundsText = '5'] = process.argv.slice(2);
const rounds = Number(roundsText);
const secondsPerRound = 3;
const connections = 16;

if (folder === undefined || !existsSync(join(folder, serverBundle.output))) {
  throw new Error('Name the folder of another checkout that is built.');
}

/** What is read of each, the same of both: their demonstrations have ids of their own. */
const measuredPaths = (opportunityId: string): Readonly<Record<string, string>> => ({
  'one opportunity': `/api/opportunities/${opportunityId}`,
  'page of 25 opportunities': '/api/opportunities?limit=25',
  submissions: `/api/opportunities/${opportunityId}/submissions?limit=25`,
  'typed company': '/api/companies?q=ba',
  search: '/api/weaviate/search?q=battery',
  'saved searches': '/api/saved-searches',
  projects: '/api/projects?limit=25',
});

interface Round extends Measured {
  readonly processorMs: number;
}

interface Side {
  readonly product: Product;
  readonly token: string;
  readonly paths: Readonly<Record<string, string>>;
  readonly figures: Map<string, Round[]>;
}

async function openSide(port: number, checkout?: string): Promise<Side> {
  const product = await startProduct(port, {}, checkout);
  const token = await product.signIn('foundry@outrider.example');
  const answer = await fetch(`${product.address}/api/opportunities?q=spalling&limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [first] = ((await answer.json()) as { data: { id: string }[] }).data;
  if (!first) throw new Error('There is no opportunity to read.');
  return { product, token, paths: measuredPaths(first.id), figures: new Map() };
}

async function measure({ product, token, paths, figures }: Side, name: string) {
  const before = processorSeconds(product.pid);
  const measured = await load(`${product.address}${paths[name]}`, {
    connections,
    seconds: secondsPerRound,
    token,
  });
  const answers = measured.perSecond * secondsPerRound;
  const processorMs = ((processorSeconds(product.pid) - before) * 1000) / answers;
  figures.set(name, [...(figures.get(name) ?? []), { ...measured, processorMs }]);
}

const sides: Side[] = [];
try {
  const here = await openSide(4390);
  sides.push(here);
  const there = await openSide(4392, resolve(folder));
  sides.push(there);
  const names = Object.keys(here.paths);
  for (let round = 0; round <= rounds; round += 1) {
    // The first round warms up.
    if (round === 1) for (const { figures } of sides) figures.clear();
    for (const name of names) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        await measure(side, name);
      }
    }
  }
  const middle = ({ figures }: Side, name: string, key: 'perSecond' | 'processorMs') =>
    median((figures.get(name) ?? []).map((one) => one[key]));
  const two = (value: number) => Math.round(value * 100) / 100;
  console.log(`\n  ${connections} connections, ${rounds} rounds of ${secondsPerRound} s\n`);
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          'per second here': Math.round(middle(here, name, 'perSecond')),
          there: Math.round(middle(there, name, 'perSecond')),
          ratio: two(middle(here, name, 'perSecond') / middle(there, name, 'perSecond')),
          'processor ms here': two(middle(here, name, 'processorMs')),
          'ms there': two(middle(there, name, 'processorMs')),
          'ms ratio': two(middle(here, name, 'processorMs') / middle(there, name, 'processorMs')),
          failed: [here, there]
            .map(({ figures }) =>
              (figures.get(name) ?? []).reduce((sum, { failed }) => sum + failed, 0),
            )
            .join(', '),
        },
      ]),
    ),
  );
  for (const [name, { product }] of Object.entries({ here, there })) {
    console.log(`  memory of the server ${name}: ${await residentMegabytes(product.pid)} MB`);
  }
} finally {
  for (const { product } of sides) await product.stop();
}
