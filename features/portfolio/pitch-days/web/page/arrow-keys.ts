import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys move the focus between the cells of a table. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const step = steps[event.key];
  const table = event.currentTarget.closest('table');
  const cells = [...(table?.querySelectorAll<HTMLElement>('[data-pair]') ?? [])];
  const at = cells.indexOf(event.currentTarget);
  if (!step || at === -1) return;
  const [row, column] = [Math.floor(at / columns) + step[0], (at % columns) + step[1]];
  if (column < 0 || column >= columns) return;
  const next = cells[row * columns + column];
  if (!next) return;
  next.focus();
  event.preventDefault();
}
