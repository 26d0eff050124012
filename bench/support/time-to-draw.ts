import type { Page } from '@playwright/test';

export interface RenderTarget {
  readonly selector: string;
  /** Its text; empty: any. */
  readonly text?: string;
  /** Whether it appears or disappears. */
  readonly isThere: boolean;
}

/** Time from the last event of a kind until its effect was drawn; NaN if it never was. */
export async function timeToDraw(
  page: Page,
  event: string,
  renderTarget: RenderTarget,
  execute: () => Promise<void>,
): Promise<number> {
  // Listens from here on: a key may arrive before a call that was sent earlier.
  const took = await page.evaluateHandle(
    ({ event, renderTarget: { selector, text = '', isThere } }) => ({
      ms: new Promise<number>((resolve) => {
        let begun: number | null = null;
        const isDrawn = () =>
          [...document.querySelectorAll(selector)].some(({ textContent }) =>
            textContent.includes(text),
          ) === isThere;
        document.addEventListener(event, ({ timeStamp }) => (begun = timeStamp), true);
        const end = performance.now() + 20_000;
        const look = () => {
          // A frame starts here, and is drawn when the next task runs.
          if (begun !== null && isDrawn()) {
            const since = begun;
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - since));
            port1.start();
            port2.postMessage(null);
          } else if (performance.now() > end) resolve(Number.NaN);
          else requestAnimationFrame(look);
        };
        look();
      }),
    }),
    { event, renderTarget },
  );
  await execute();
  const { ms } = await took.evaluate(async (it) => ({ ms: await it.ms }));
  await took.dispose();
  return Math.round(ms);
}
