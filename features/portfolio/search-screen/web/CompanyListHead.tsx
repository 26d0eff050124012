import { clsx } from 'clsx';
import { RowCheckbox } from '#ui/RowCheckbox.tsx';
import type { Selection } from '#core/web/views/list.ts';
import { columns } from './CompanyRow.tsx';

interface Props {
  readonly selection: Selection;
  /** How many rows are loaded. */
  readonly count: number;
  /** Of how many words the companies have, where not all have all. */
  readonly note: string | null;
}

/** The headings of the columns of results, with the checkbox for all rows that are loaded. */
export function CompanyListHead({ selection, count, note }: Props) {
  const size = selection.keys.size;
  return (
    <>
      {/* A narrow list has no columns. */}
      {note !== null && (
        <p
          aria-hidden
          className="hidden border-b border-line px-4 py-1.5 text-small text-ink-3 @max-[42rem]:block"
        >
          {note}
        </p>
      )}
      <div
        className={clsx(
          'sticky top-(--sticky-top) z-10 grid h-8 items-center border-b border-line bg-surface pr-4 pl-2 text-small font-medium text-ink-3 @max-[42rem]:hidden',
          columns,
        )}
      >
        <RowCheckbox
          label="Select all rows shown"
          isOn={count > 0 && size >= count}
          isPartly={size > 0 && size < count}
          onToggle={selection.toggleAll}
        />
        <span aria-hidden className="col-span-2">
          Company{note !== null && <span className="font-normal"> · {note}</span>}
        </span>
        <span aria-hidden>Country</span>
        <span aria-hidden>Stage</span>
        <span aria-hidden className="text-right">
          Funding
        </span>
      </div>
    </>
  );
}
