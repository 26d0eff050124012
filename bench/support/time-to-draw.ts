import type { Page } from '@playwright/test';

export interface RenderTarget {
  readonly selector: string;
  /** What it says; empty: whatever. */
  readonly text?: string;
  /** Whether it comes, or goes. */
  readonly isThere: boolean;
}

/** From the last event of a kind until what it leads to was drawn; no number: it never was. */
export async function timeToDraw(
  page: Page,
  event: string,
  renderTarget: RenderTarget,
  execute: () => Promise<void>,
): Promise<number> {
  // What is heard is heard from here on: a key may be there before a call that was sent before it.
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
          // A frame begins with this, and is drawn when the next task comes.
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
