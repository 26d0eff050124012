import type { DragEvent, PointerEvent } from 'react';
import { refKey, type CompanyCard } from '#features/companies/domain/company.ts';
import { companyDragType, serializeCompanyKeys } from './company-drag-payload.ts';

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

interface Props {
  readonly rows: readonly CompanyCard[];
  readonly chosen: ReadonlySet<string>;
}

/**
 * Drags companies from the list onto the tree: one, or the selection if it contains it. Spread the result
 * on an element around the list. Keyboard and touch users have the company's panel and the bulk bar
 * instead.
 */
export function useCompanyDrag({ rows, chosen }: Props) {
  return {
    onPointerDown: ({ target, pointerType }: PointerEvent) => {
      const row = pointerType === 'mouse' ? rowAt(target) : null;
      if (row) row.draggable = true;
    },
    onDragStart: ({ target, dataTransfer }: DragEvent) => {
      const key = rowAt(target)?.querySelector<HTMLElement>('[data-walk]')?.dataset.walk;
      if (key === undefined) return;
      const keys = chosen.has(key) ? [...chosen] : [key];
      const name = rows.find((company) => refKey(company) === key)?.name ?? '';
      dataTransfer.clearData();
      dataTransfer.setData(companyDragType, serializeCompanyKeys(keys));
      dataTransfer.effectAllowed = 'copy';
      showAs(keys.length === 1 ? name : `${keys.length} companies`, dataTransfer);
    },
  };
}
