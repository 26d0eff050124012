import type { DragEvent, PointerEvent } from 'react';
import { refKey, type CompanyCard } from '#features/companies/domain/company.ts';
import { companyDragType, serializeCompanyKeys } from './company-drag-payload.ts';

/** A row of the table, or a card of the gallery: what names itself by `data-walk`. */
function rowAt(target: EventTarget): HTMLElement | null {
  // A link is dragged as a link.
  if (!(target instanceof Element) || target.closest('a')) return null;
  const row = target.closest<HTMLElement>('tbody > tr, article');
  return row?.querySelector('[data-walk]') ? row : null;
}

/** What is seen under the pointer: a name, or how many. It is drawn once and thrown away. */
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
 * Lets a mouse drag companies from where they are listed onto the tree: the one under it, or all that
 * are chosen when it is one of those. Put what it answers around the list, whose rows know nothing of
 * it. By keyboard and finger a company's panel and the bar of those chosen do the same.
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
