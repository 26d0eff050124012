import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { layoutEdition } from '#features/portfolio/radars/domain/layout.ts';
import type { Edition, Radar, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { chromiumPath } from '#bench/support/chromium.ts';
import { startProduct } from '#bench/support/product.ts';
import {
  countOverlaps,
  drawnBlips,
  meanMove,
  widthOfDrawing,
  workPerFrame,
} from '#bench/support/radar-in-browser.ts';
import {
  generateBlips,
  generatedQuadrants,
  generatedRings,
  type GeneratedBlip,
} from '#bench/support/radar-generator.ts';
import { signIn } from '#bench/support/sign-in.ts';
import { timeToDraw } from '#bench/support/time-to-draw.ts';
import { median } from '#bench/support/median.ts';

/**
 * The drawing of radars in a browser: overlapping pairs, how far unchanged blips move when a twentieth is
 * exchanged, the processor time of the layout, the work of a frame while 150 blips move, and the time to
 * open a radar with 500.
 *
 *   npm run bench -- radar [--data DIR] [--seeds 5]
 *
 * `--data`: a folder with volume-33.csv and volume-34.json, imported as two editions.
 */

const port = 4664;
const sizes = [50, 150, 500];
const exchanged = 0.05;
const moving = 150;
const settledMs = 1000;
const { values } = parseArgs({
  options: { data: { type: 'string' }, seeds: { type: 'string', default: '5' } },
});
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1);
const foundry = 'foundry@outrider.example';

const product = await startProduct(port);
const token = await product.signIn(foundry);

async function call<Answer>(method: string, path: string, body?: object | FormData) {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${product.address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} → ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? null : await answer.json()) as Answer;
}

const areas = (noun: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `${noun.toLowerCase()}-${index}`,
    name: `${noun} ${index + 1}`,
    color: ['#0f8a8a', '#6456b7', '#2f8a4c', '#c4561f'][index % 4] ?? '#5b6770',
  }));

const inEdition = (radarId: string, editionId: string) =>
  `/radars/${radarId}/editions/${editionId}`;

async function addBlips(path: string, blips: readonly GeneratedBlip[]): Promise<void> {
  for (const { name, quadrant, ring } of blips)
    await call('POST', `${path}/blips`, {
      name,
      quadrantId: `quadrant-${quadrant}`,
      ringId: `ring-${ring}`,
    });
}

async function publish(path: string): Promise<Edition> {
  const { version } = await call<Edition>('GET', path);
  return call<Edition>('PUT', `${path}/published`, { version, summary: null });
}

const { data: radars } = await call<{ data: Radar[] }>('GET', '/radars');
const corporationId = radars[0]?.corporation.id ?? '';

/** A radar with two published editions, of which the second has other blips for a twentieth. */
async function makeRadar(seed: number, count: number) {
  const radar = await call<RadarPage>('POST', '/radars', {
    corporationId,
    name: `Generated ${count} ${seed}`,
    editionName: 'First',
    quadrants: areas('Quadrant', generatedQuadrants),
    rings: areas('Ring', generatedRings),
  });
  const first = inEdition(radar.id, radar.editions[0]?.id ?? '');
  await addBlips(first, generateBlips(seed, count));
  const before = await publish(first);
  const begun = await call<Edition>('POST', `/radars/${radar.id}/editions`, { name: 'Second' });
  const second = inEdition(radar.id, begun.id);
  const gone = before.blips.slice(0, Math.round(count * exchanged));
  for (const { id } of gone) await call('DELETE', `${second}/blips/${id}`);
  await addBlips(second, generateBlips(seed + 1000, gone.length, 'New '));
  const after = await publish(second);
  return { id: radar.id, before, after };
}

const round = (value: number, digits = 2) => Number(value.toFixed(digits));

/** The processor time of a first layout, in ms. */
function layoutCost({ blips, quadrants, rings }: Edition): number {
  const input = {
    quadrants: quadrants.length,
    rings: rings.length,
    previous: null,
    blips: blips.map(({ id, quadrantId, ringId }) => ({
      id,
      quadrant: quadrants.findIndex((area) => area.id === quadrantId),
      ring: rings.findIndex((area) => area.id === ringId),
    })),
  };
  return median(
    Array.from({ length: 5 }, () => {
      const start = process.cpuUsage();
      layoutEdition(input);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }),
  );
}

async function openEdition(page: Page, radarId: string, editionId: string): Promise<void> {
  await page.goto(`${product.address}/radars/${radarId}?edition=${editionId}`);
  await page.waitForSelector('[data-blip]');
  await page.waitForTimeout(settledMs);
}

async function compare(page: Page, radarId: string, before: Edition, after: Edition) {
  await openEdition(page, radarId, before.id);
  const first = await drawnBlips(page);
  await openEdition(page, radarId, after.id);
  const second = await drawnBlips(page);
  const placeOf = new Map(before.blips.map((blip) => [blip.id, blip.quadrantId + blip.ringId]));
  const unchanged = new Set(
    after.blips
      .filter((blip) => placeOf.get(blip.id) === blip.quadrantId + blip.ringId)
      .map(({ id }) => id),
  );
  return {
    blips: second.length,
    radiusPx: round(Math.min(...second.map(({ radius }) => radius)), 1),
    overlappingPairs: countOverlaps(first) + countOverlaps(second),
    meanMovePercent: round(meanMove(first, second, unchanged, await widthOfDrawing(page)) * 100, 3),
  };
}

/** From the click on a radar's card until its blips are drawn. */
async function timeToOpen(page: Page, name: string): Promise<number> {
  await page.goto(`${product.address}/radars?q=${encodeURIComponent(name)}`);
  const card = page.getByRole('link', { name, exact: true });
  await card.waitFor();
  await page.waitForTimeout(settledMs);
  return timeToDraw(page, 'click', { selector: '[data-blip]', isThere: true }, () => card.click());
}

/** The work of each frame while every blip moves to another ring, in ms. */
async function costOfMoving(page: Page, radarId: string): Promise<number[]> {
  const begun = await call<Edition>('POST', `/radars/${radarId}/editions`, { name: 'Third' });
  const path = inEdition(radarId, begun.id);
  await call('PUT', `${path}/blips`, {
    changes: begun.blips.map(({ id, version, ringId }) => ({
      id,
      version,
      ringId: `ring-${(Number(ringId.at(-1)) + 1) % generatedRings}`,
    })),
  });
  const page2 = `${product.address}/radars/${radarId}?edition=${begun.id}`;
  await page.goto(page2);
  await page.waitForSelector('[data-blip]');
  await page.getByRole('radio', { name: 'Second' }).click();
  await page.waitForTimeout(2 * settledMs);
  return workPerFrame(page, async () => {
    await page.getByRole('radio', { name: 'Third, draft' }).click();
    await page.waitForTimeout(700);
  });
}

const p95 = (all: readonly number[]) =>
  all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.95)] ?? Number.NaN;

/** The two volumes of a folder as two editions. */
async function importVolumes(folder: string) {
  const send = async (file: string, options: object) => {
    const form = new FormData();
    form.append('file', new Blob([await readFile(join(folder, file))]), file);
    const query = new URLSearchParams({ name: file, options: JSON.stringify(options) });
    return call<{ radarId: string; editionId: string }>('POST', `/radars/imports?${query}`, form);
  };
  const first = await send('volume-33.csv', {
    corporationId,
    radarName: 'Volumes',
    editionName: '33',
  });
  const before = await publish(inEdition(first.radarId, first.editionId));
  const second = await send('volume-34.json', { radarId: first.radarId, editionName: '34' });
  const after = await publish(inEdition(first.radarId, second.editionId));
  return { id: first.radarId, before, after };
}

const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--no-sandbox'],
});
const rows: object[] = [];
const frames: number[] = [];
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, product.address, foundry);
  for (const count of sizes)
    for (const seed of seeds) {
      const { id, before, after } = await makeRadar(seed, count);
      const moves = count === moving ? await costOfMoving(page, id) : [];
      frames.push(...moves);
      rows.push({
        radar: `${count}, seed ${seed}`,
        ...(await compare(page, id, before, after)),
        layoutMs: round(layoutCost(after), 1),
        ...(count === 500 && { openMs: await timeToOpen(page, `Generated ${count} ${seed}`) }),
        ...(moves.length > 0 && { frameP95Ms: round(p95(moves), 1) }),
      });
    }
  if (values.data !== undefined) {
    const { id, before, after } = await importVolumes(values.data);
    rows.push({
      radar: 'two volumes',
      ...(await compare(page, id, before, after)),
      layoutMs: round(layoutCost(after), 1),
    });
  }
} finally {
  await browser.close();
  await product.stop();
}
console.table(rows);
console.log(`Frames while ${moving} blips move, of all seeds: ${round(p95(frames), 1)} ms (95 %).`);
console.log(
  'Goals: no overlapping pair, a mean move of 0.1 %, layout 100 ms, open 400 ms, frame 8 ms.',
);
