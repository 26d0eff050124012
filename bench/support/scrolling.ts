import type { Page } from '@playwright/test';

export interface Scrolled {
  readonly rows: number;
  readonly seconds: number;
  readonly longTasks: number;
  readonly longestMs: number;
  /** Frames in which a place inside the table showed no row. */
  readonly blankFrames: number;
  readonly frames: number;
}

/** Scrolls a table that loads ahead, a screen or so a frame, until its last row is in sight. */
export const scrollToEnd = (page: Page, total: number): Promise<Scrolled> =>
  page.evaluate(
    async ({ total, step, patienceMs }) => {
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({ duration }) => duration));
      });
      observer.observe({ entryTypes: ['longtask'] });
      const start = performance.now();
      const last = () => document.querySelector(`tr[aria-rowindex="${total + 1}"]`);
      let [frames, blankFrames] = [0, 0];
      while (last() === null && performance.now() - start < patienceMs) {
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
    { total, step: 700, patienceMs: 120_000 },
  );
