import type { Page } from '@playwright/test';

export interface DrawnBlip {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The blips as they are drawn, in px. */
export const drawnBlips = (page: Page): Promise<DrawnBlip[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGGElement>('[data-blip]')].map((blip) => {
      const circles = [...blip.querySelectorAll('circle')];
      const dot = circles.find((circle) => circle.getAttribute('fill') === 'currentColor');
      const box = (dot ?? blip).getBoundingClientRect();
      return {
        id: blip.dataset['blip'] ?? '',
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        radius: box.width / 2,
      };
    }),
  );

export const widthOfDrawing = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.querySelector('[data-blip]')?.closest('svg')?.getBoundingClientRect().width ?? 0,
  );

export function countOverlaps(blips: readonly DrawnBlip[]): number {
  let count = 0;
  for (const [index, one] of blips.entries())
    for (const other of blips.slice(index + 1))
      if (Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius - 0.01)
        count += 1;
  return count;
}

/** The mean way of the blips that are in both, as a share of the width. */
export function meanMove(
  before: readonly DrawnBlip[],
  after: readonly DrawnBlip[],
  unchanged: ReadonlySet<string>,
  width: number,
): number {
  const places = new Map(before.map((blip) => [blip.id, blip]));
  const ways = after.flatMap((blip) => {
    const place = unchanged.has(blip.id) ? places.get(blip.id) : undefined;
    return place ? [Math.hypot(blip.x - place.x, blip.y - place.y)] : [];
  });
  return ways.reduce((sum, way) => sum + way, 0) / Math.max(1, ways.length) / width;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
}

const work = new Set([
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'EventDispatch',
  'UpdateLayoutTree',
  'RecalculateStyles',
  'Layout',
]);

const frameUs = 1_000_000 / 60;

/**
 * The time of script, style and layout in each frame while something runs, in ms. A frame is one that the
 * browser names, however long it took (Long Animation Frames, W3C), or a 60th of a second without any.
 */
export async function workPerFrame(page: Page, run: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'disabled-by-default-devtools.timeline',
        'devtools.timeline.frame',
      ],
    },
  });
  await run();
  const complete = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve()),
  );
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  const drawn = events.filter(({ name }) => name === 'AnimationFrame');
  const starts = drawn.filter(({ ph }) => ph === 'b').map(({ ts }) => ts);
  const ends = drawn.filter(({ ph }) => ph === 'e').map(({ ts }) => ts);
  const tasks = events
    .filter((event) => event.tid === drawn[0]?.tid && event.ph === 'X' && work.has(event.name))
    .toSorted((one, other) => one.ts - other.ts);
  const sums: number[] = [];
  let at = 0;
  for (const [nth, start] of starts.entries()) {
    const end = ends[nth] ?? start;
    let sum = 0;
    let over = 0;
    for (let task = tasks[at]; task && task.ts <= end; task = tasks[++at]) {
      const { ts, dur = 0 } = task;
      // Nested tasks are part of the one around them.
      if (ts < over) continue;
      over = ts + dur;
      sum += dur / 1000;
    }
    sums.push(sum);
    // Moves run beside the main thread, which draws nothing in most of their frames.
    const idle = (starts[nth + 1] ?? end) - end;
    for (let frame = 1; frame < idle / frameUs; frame += 1) sums.push(0);
  }
  return sums;
}
