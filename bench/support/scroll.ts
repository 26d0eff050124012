import type { Page } from '@playwright/test';

export interface ScrollResult {
  readonly rows: number;
  readonly seconds: number;
  readonly longTasks: number;
  readonly longestMs: number;
  /** Frames with a blank position inside the table. */
  readonly blankFrames: number;
  readonly frames: number;
}

/** Scrolls a table that loads ahead, about a screen per frame, until its last row is visible. */
export const scrollToEnd = (page: Page, total: number): Promise<ScrollResult> =>
  page.evaluate(
    async ({ total, step, timeoutMs }) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ entryTypes: ['longtask'] });
      const start = performance.now();
      const last = () => document.querySelector(`tr[aria-rowindex="${total + 1}"]`);
      let [frames, blankFrames] = [0, 0];
      while (last() === null && performance.now() - start < timeoutMs) {
        window.scrollBy(0, step);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        frames += 1;
        const table = document.querySelector('table')?.getBoundingClientRect();
        const isBlank = [0.25, 0.5, 0.75].some((share) => {
          const y = window.innerHeight * share;
          if (!table || y < table.top || y > table.bottom - 2) return false;
          const seen = document.elementFromPoint(table.left + table.width / 2, y);
          return seen?.closest('tr:not([aria-hidden])') === null;
        });
        if (isBlank) blankFrames += 1;
      }
      observer.disconnect();
      return {
        rows: Number(document.querySelector('table')?.ariaRowCount ?? 1) - 1,
        seconds: Math.round((performance.now() - start) / 100) / 10,
        longTasks: tasks.length,
        longestMs: Math.round(Math.max(0, ...tasks)),
        blankFrames,
        frames,
      };
    },
    { total, step: 700, timeoutMs: 120_000 },
  );

export interface ScrollThroughResult {
  readonly frames: number;
  /** Long tasks: more than 50 ms, as reported by the browser. */
  readonly longTasks: number;
  readonly longestMs: number;
}

/**
 * Scrolls to the end and back, about a screen per frame, then jumps like somebody who drags the
 * scrollbar. Scrolls the page, or the first scrollable element that matches the selector.
 */
export const scrollThrough = (
  page: Page,
  selector: string | null = null,
): Promise<ScrollThroughResult> =>
  page.evaluate(
    async ({ selector, step, most, jumps }) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ entryTypes: ['longtask'] });
      const boxes = selector === null ? [] : [...document.querySelectorAll(selector)];
      const box =
        boxes.find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight) ??
        document.documentElement;
      let frames = 0;
      const frame = async () => {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        frames += 1;
      };
      const isAtEnd = () => box.scrollTop + box.clientHeight >= box.scrollHeight - 2;
      for (let nth = 0; nth < most && !isAtEnd(); nth += 1) {
        box.scrollBy(0, step);
        await frame();
      }
      for (let nth = 0; nth < most && box.scrollTop > 0; nth += 1) {
        box.scrollBy(0, -step);
        await frame();
      }
      for (const place of jumps) {
        box.scrollTop = place * box.scrollHeight;
        for (let nth = 0; nth < 10; nth += 1) await frame();
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
      observer.disconnect();
      return {
        frames,
        longTasks: tasks.length,
        longestMs: Math.round(Math.max(0, ...tasks)),
      };
    },
    { selector, step: 700, most: 1000, jumps: [1, 0.5, 0, 0.8, 0.2, 1, 0] },
  );
