import { clsx } from 'clsx';
import { memo, useLayoutEffect, useState } from 'react';
import { refKey, type CompanyCard } from '#domain/companies/company.ts';
import { CompanyLine } from '#web/pieces/company/CompanyLine.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { RowCheckbox } from '#web/ui/RowCheckbox.tsx';
import type { Selection } from '#web/ui/table-column.ts';
import { Tag } from '#web/ui/Tag.tsx';
import { useTableFocus } from '#web/ui/use-table-focus.ts';
import { useWindowRows } from '#web/ui/use-window-rows.ts';

/** Pixels. */
const card = { leastWidth: 248, height: 152, gap: 12 };
const tagsShown = 3;
/** Rows drawn before and behind those in sight: each holds several cards. */
const around = 5;

interface Props {
  readonly companies: readonly CompanyCard[];
  readonly selection: Selection;
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
}

interface CardProps {
  readonly company: CompanyCard;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onOpen: (key: string) => void;
  readonly onToggle: (key: string, toHere: boolean) => void;
}

/** Drawn anew only when something of it changed: a long gallery scrolls by drawing few. */
const GalleryCard = memo(function GalleryCard(props: CardProps) {
  const { company, isOpen, isChosen, onOpen, onToggle } = props;
  const key = refKey(company);
  const { id, name, logoUrl, oneLiner, tags } = company;
  return (
    <article
      className={clsx(
        'group relative flex h-full flex-col gap-2 overflow-hidden rounded-card border bg-surface p-3.5 transition-colors',
        isOpen || isChosen
          ? 'border-accent bg-accent-soft'
          : 'border-line hover:border-line-strong',
      )}
    >
      <div className="flex items-center gap-3">
        <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" />
        <h2 className="min-w-0 flex-1 truncate font-semibold">
          <button
            type="button"
            data-walk={key}
            onClick={() => onOpen(key)}
            className="scroll-mt-20 scroll-mb-32 cursor-pointer after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {name}
          </button>
        </h2>
        <span
          className={clsx(
            'relative z-1 -my-1 -mr-1.5',
            !isChosen && 'group-hover:opacity-100 focus-within:opacity-100 pointer-fine:opacity-0',
          )}
        >
          <RowCheckbox
            label={`Select ${name}`}
            isOn={isChosen}
            onToggle={(toHere) => onToggle(key, toHere)}
          />
        </span>
      </div>
      <p className="line-clamp-2 text-control text-ink-2">{oneLiner}</p>
      <p className="flex h-5 flex-wrap gap-1 overflow-hidden">
        {tags.slice(0, tagsShown).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
      <p className="mt-auto truncate text-meta text-ink-3">
        <CompanyLine company={company} />
      </p>
    </article>
  );
});

/** How many cards stand side by side in the room there is. */
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

/** Companies as cards, as many side by side as there is room for; thousands of them too. */
export function CompanyGallery({ companies, selection, openKey, onOpen }: Props) {
  const list = useTableFocus<HTMLUListElement>(openKey, selection);
  const columns = useColumns(list);
  const rows = useWindowRows({
    count: Math.ceil(companies.length / columns),
    rowHeight: card.height + card.gap,
    perRow: columns,
    isMeasured: false,
    around,
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
          <GalleryCard
            company={company}
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
