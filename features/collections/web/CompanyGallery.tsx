import { useLayoutEffect, useState } from 'react';
import type { CompanyNote } from '#features/collections/domain/note.ts';
import { refKey, type CompanyCard } from '#features/companies/domain/company.ts';
import type { Selection } from '#ui/table-column.ts';
import { useTableFocus } from '#ui/use-table-focus.ts';
import { useVirtualRows } from '#ui/use-virtual-rows.ts';
import { CompanyGalleryCard } from './CompanyGalleryCard.tsx';

/** Pixels. */
const card = { leastWidth: 248, height: 172, gap: 12 };
/** Overscan in rows; each has several cards. */
const overscan = 5;

interface Props {
  readonly companies: readonly CompanyCard[];
  readonly notes: ReadonlyMap<string, CompanyNote>;
  readonly selection: Selection;
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
}

/** Number of cards per row in the available width. */
function useColumns(list: React.RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(3);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      setColumns(Math.max(1, Math.floor((width + card.gap) / (card.leastWidth + card.gap))));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return columns;
}

/** Companies as cards in responsive rows, virtualized for thousands. */
export function CompanyGallery({ companies, notes, selection, openKey, onOpen }: Props) {
  const list = useTableFocus<HTMLUListElement>(openKey, selection);
  const columns = useColumns(list);
  const rows = useVirtualRows({
    count: Math.ceil(companies.length / columns),
    rowHeight: card.height + card.gap,
    perRow: columns,
    isMeasured: false,
    overscan,
    list,
    onNearEnd: undefined,
  });
  return (
    <ul
      ref={list}
      aria-label="Companies"
      className="grid"
      style={{
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: card.height,
        gap: card.gap,
        paddingTop: rows.before,
        paddingBottom: rows.behind,
      }}
    >
      {companies.slice(rows.first * columns, rows.end * columns).map((company) => (
        <li key={refKey(company)}>
          <CompanyGalleryCard
            company={company}
            note={notes.get(company.id)}
            isOpen={refKey(company) === openKey}
            isChosen={selection.keys.has(refKey(company))}
            onOpen={onOpen}
            onToggle={selection.toggle}
          />
        </li>
      ))}
    </ul>
  );
}
