import type { DragEvent, PointerEvent } from 'react';
import type { List, Selection } from './list.ts';

/** The table row or gallery card around an element. */
function rowAt(target: EventTarget): HTMLElement | null {
  // Links keep their own drag.
  if (!(target instanceof Element) || target.closest('a')) return null;
  const row = target.closest<HTMLElement>('tbody > tr, article');
  return row?.querySelector('[data-walk]') ? row : null;
}

/** The drag image: a name or a count. */
function showAs(words: string, transfer: DataTransfer): void {
  const label = document.createElement('div');
  label.textContent = words;
  label.className =
    'fixed top-0 -left-96 rounded-control bg-accent px-2.5 py-1.5 text-control font-medium text-on-accent';
  document.body.append(label);
  transfer.setDragImage(label, -8, -8);
  setTimeout(() => label.remove());
}

interface Options<Row> extends Pick<List<Row>, 'rows' | 'keyOf' | 'nameOf'> {
  readonly selection: Selection;
  /** The type of the dragged text, the keys in it, and the label of several. */
  readonly type: string;
  readonly serialize: (keys: readonly string[]) => string;
  readonly countLabel: (count: number) => string;
}

/**
 * Drags rows out of a table or gallery: one, or the selection if it contains it. Spread the result on an
 * element around the list. Keyboard and touch users have the panel and the bulk bar instead.
 */
export function useRowDrag<Row>(options: Options<Row>) {
  const { rows, keyOf, nameOf, selection, type, serialize, countLabel } = options;
  return {
    onPointerDown: ({ target, pointerType }: PointerEvent) => {
      const row = pointerType === 'mouse' ? rowAt(target) : null;
      if (row) row.draggable = true;
    },
    onDragStart: ({ target, dataTransfer }: DragEvent) => {
      const key = rowAt(target)?.querySelector<HTMLElement>('[data-walk]')?.dataset.walk;
      if (key === undefined) return;
      const keys = selection.keys.has(key) ? [...selection.keys] : [key];
      const row = rows.find((one) => keyOf(one) === key);
      dataTransfer.clearData();
      dataTransfer.setData(type, serialize(keys));
      dataTransfer.effectAllowed = 'copy';
      showAs(keys.length === 1 ? (row ? nameOf(row) : '') : countLabel(keys.length), dataTransfer);
    },
  };
}
