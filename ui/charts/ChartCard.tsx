import { FileImage, FileSpreadsheet, Link2, MoreHorizontal, Table2 } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { formatNumber } from '#core/domain/format.ts';
import type { CellValue, Sheet } from '#core/domain/exporting/sheet.ts';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { copyAddress } from '#ui/CopyLink.tsx';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { buttonClasses } from '#ui/button-classes.ts';
import { notInPicture, savePicture } from './save-picture.ts';

interface Props {
  readonly title: string;
  /** Where a link to it leads: the end of the page's address. */
  readonly anchor: string;
  readonly unit: string;
  /** What is counted and how, in a sentence. */
  readonly definition: string;
  /** What it shows in words, as its headline; null while it loads. Without, the title stands first. */
  readonly finding?: string | null | undefined;
  /** Leads to what the finding counts. */
  readonly onOpenFinding?: (() => void) | undefined;
  /** The same values as a table, which is also the CSV. Null: there is nothing yet. */
  readonly sheet: Sheet | null;
  /** Saves it as a file. */
  readonly onSave: (sheet: Sheet, title: string) => void;
  readonly height: number;
  /** Below the title. */
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

const cellText = (value: CellValue): string =>
  typeof value === 'number' ? formatNumber(value) : value === null ? '–' : String(value);

function ChartTable({ caption, sheet }: { readonly caption: string; readonly sheet: Sheet }) {
  return (
    <table className="w-full text-control">
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-0 bg-raised text-small text-ink-3">
        <tr>
          {sheet.headings.map((heading, at) => (
            <th
              key={heading}
              scope="col"
              className={at === 0 ? 'py-1 text-left' : 'py-1 pl-3 text-right'}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {sheet.rows.map(([first = null, ...others], row) => (
          <tr key={row}>
            <th scope="row" className="py-1 text-left font-normal">
              {cellText(first)}
            </th>
            {others.map((value, at) => (
              <td key={at} className="tabular py-1 pl-3 text-right whitespace-nowrap">
                {cellText(value)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FindingProps {
  readonly words: string | null;
  readonly onOpen: (() => void) | undefined;
}

function Finding({ words, onOpen }: FindingProps) {
  if (words === null)
    return <span className="skeleton my-1 block h-5 w-64 max-w-full rounded-chip" />;
  const looks = 'block text-section font-semibold tracking-[-0.012em] text-pretty text-ink tabular';
  if (!onOpen) return <span className={looks}>{words}</span>;
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`${looks} min-h-6 cursor-pointer text-left decoration-line-control underline-offset-4 hover:underline`}
    >
      {words}
    </button>
  );
}

/** A chart with its title, unit and definition, and the same values as a table and as CSV. */
export function ChartCard(props: Props) {
  const { title, anchor, unit, definition, finding, onOpenFinding, sheet, onSave, height } = props;
  const { actions, className = '', children } = props;
  const card = useRef<HTMLElement>(null);
  const [isTable, setIsTable] = useState(false);
  const id = useId();
  return (
    <section
      ref={card}
      id={anchor}
      aria-labelledby={id}
      className={`flex min-w-0 scroll-mt-16 flex-col rounded-card border border-line bg-raised p-4 shadow-card ${className}`}
    >
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-card font-semibold">
            <span
              id={id}
              className={
                finding === undefined ? undefined : 'block text-control font-medium text-ink-2'
              }
            >
              {title}{' '}
              <span className="ml-1 text-small font-normal text-ink-3 max-sm:ml-0 max-sm:block">
                {unit}
              </span>
            </span>
            {finding !== undefined && <Finding words={finding} onOpen={onOpenFinding} />}
          </h2>
          <p className="mt-0.5 text-small text-pretty text-ink-3">{definition}</p>
        </div>
        <div {...notInPicture} className="flex shrink-0 items-center gap-1">
          <ToggleButton
            aria-label={`${title} as a table`}
            isDisabled={sheet === null}
            isSelected={isTable}
            onChange={setIsTable}
            className={`${buttonClasses('quiet', 'icon')} data-[selected]:bg-hover`}
          >
            <Table2 aria-hidden className="size-4" strokeWidth={1.75} />
          </ToggleButton>
          <MenuTrigger>
            <Button
              variant="quiet"
              size="icon"
              aria-label={`${title}: more`}
              isDisabled={sheet === null}
            >
              <MoreHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
            </Button>
            <Popover placement="bottom end" className="floating min-w-44 rounded-card p-1">
              <ActionMenu
                label={title}
                actions={[
                  {
                    id: 'csv',
                    label: 'Save as CSV',
                    icon: FileSpreadsheet,
                    run: () => sheet && onSave(sheet, title),
                  },
                  {
                    id: 'png',
                    label: 'Save as PNG',
                    icon: FileImage,
                    run: () => card.current && void savePicture(card.current, title),
                  },
                  {
                    id: 'link',
                    label: 'Copy link',
                    icon: Link2,
                    run: () =>
                      void copyAddress(
                        `${window.location.pathname}${window.location.search}#${anchor}`,
                      ),
                  },
                ]}
              />
            </Popover>
          </MenuTrigger>
        </div>
      </header>
      {actions && (
        <div {...notInPicture} className="mt-2 flex">
          {actions}
        </div>
      )}
      {isTable && sheet ? (
        <div
          role="region"
          aria-label={`Table of ${title.toLowerCase()}`}
          tabIndex={0}
          style={{ height }}
          className="mt-4 overflow-auto"
        >
          <ChartTable caption={title} sheet={sheet} />
        </div>
      ) : (
        <div style={{ minHeight: height }} className="mt-4">
          {children}
        </div>
      )}
    </section>
  );
}
