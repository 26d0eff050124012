import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { fireEvent, render, screen } from './testing-library.ts';

/** For tests: draws a chart of this width, which happy-dom has no layout for, and reads what is drawn. */
export function drawChart(chart: ReactElement, width = 500) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const { container, rerender } = render(chart);
  const cursor = screen.getByRole('slider');
  const all = (selector: string) => [...container.querySelectorAll(selector)];
  return {
    cursor,
    rerender,
    all,
    texts: (selector = 'text') => all(selector).map((element) => element.textContent),
    numbers: (selector: string, name: string) =>
      all(selector).map((element) => Number(element.getAttribute(name))),
    /** What a screen reader reads. */
    get words() {
      return cursor.getAttribute('aria-valuetext');
    },
    press: (...keys: readonly string[]) => {
      for (const key of keys) fireEvent.keyDown(cursor, { key });
    },
    /** Moves the pointer, in px from the left and the top of the chart. */
    point: (clientX: number, clientY = 0) => fireEvent.pointerMove(cursor, { clientX, clientY }),
  };
}
