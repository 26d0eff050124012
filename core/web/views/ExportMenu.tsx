import { clsx } from 'clsx';
import { Check, Download } from 'lucide-react';
import { useState } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { formatNumber } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';
import { ChooseColumnsItem } from './ChooseColumnsItem.tsx';
import { saveSheet, toSheet, type ExportFormat } from './export-file.ts';
import type { Column } from './table-column.ts';
import { columnCount, type ColumnChoosing } from './use-column-choice.ts';
import { useColumnsDialog } from './use-columns-dialog.tsx';
import { toastError } from '#ui/toasts.ts';

interface Props<Row> {
  readonly label: string;
  /** Whether the label is for screen readers alone. */
  readonly isIcon?: boolean;
  /** The number of rows, in words. */
  readonly lead?: string | undefined;
  readonly columns: readonly Pick<Column<Row>, 'exported'>[];
  /** The content, as the beginning of the file name. */
  readonly what: string;
  /** Loads all rows, including those not loaded yet; reports progress. */
  readonly collect: (onProgress: (loaded: number) => void) => Promise<readonly Row[]>;
  readonly isDisabled?: boolean;
  /** An optional extra. */
  readonly option?: {
    readonly label: string;
    readonly isOn: boolean;
    readonly onToggle: (isOn: boolean) => void;
  };
  /** Which columns a file has that is not as shown. */
  readonly choosing?: ColumnChoosing;
  /** Has the server write the whole list with these columns; a notification has the file. */
  readonly prepare?: ((format: ExportFormat) => void) | undefined;
  /** Has the server write it as an archive with its files. */
  readonly archive?: (() => void) | undefined;
  /** Another way to export. */
  readonly other?: { readonly label: string; readonly run: () => void };
}

const item =
  'flex h-8 cursor-pointer items-center justify-between gap-6 rounded-control px-2 text-control outline-none data-[focused]:bg-hover';

const formats: readonly { readonly id: ExportFormat; readonly label: string }[] = [
  { id: 'csv', label: 'CSV' },
  { id: 'xlsx', label: 'Excel (XLSX)' },
];

/** Exports what is shown: these columns, in this order, of all rows; or has the server write them. */
export function ExportMenu<Row>(props: Props<Row>) {
  const { isIcon = false } = props;
  const { label, lead, columns, what, collect, isDisabled = false } = props;
  const { option, other, prepare, archive, choosing } = props;
  const { dialog, open } = useColumnsDialog(choosing);
  const which = choosing?.keys === undefined ? 'All columns' : columnCount(choosing);
  const background = `${which}, in the background`;
  const [loaded, setLoaded] = useState<number | null>(null);

  async function save(format: ExportFormat): Promise<void> {
    setLoaded(0);
    try {
      const rows = await collect(setLoaded);
      await saveSheet(toSheet(columns, rows), what, format);
    } catch (error) {
      toastError(error);
    } finally {
      setLoaded(null);
    }
  }

  const menu = (
    <MenuTrigger>
      <Button
        isDisabled={isDisabled || loaded !== null}
        className={clsx('relative max-sm:px-2!', isIcon && 'px-2!')}
      >
        <Download aria-hidden className="size-4" strokeWidth={1.75} />
        <span className={isIcon && loaded === null ? 'sr-only' : 'max-sm:sr-only'}>
          {loaded === null ? label : `Exporting ${formatNumber(loaded)}…`}
        </span>
      </Button>
      <Popover placement="bottom end" className="floating min-w-40 rounded-card p-1">
        <Menu
          aria-label={label}
          className="outline-none"
          onAction={(key) => {
            const format = formats.find(({ id }) => id === key);
            if (format) void save(format.id);
          }}
        >
          <MenuSection aria-label={lead ?? label}>
            {lead !== undefined && (
              <Header className="px-2 pt-1 pb-1.5 text-small text-ink-3">{lead}</Header>
            )}
            {formats.map((format) => (
              <MenuItem key={format.id} id={format.id} className={item}>
                {format.label}
              </MenuItem>
            ))}
            {other && (
              <MenuItem id="other" className={item} onAction={other.run}>
                {other.label}
              </MenuItem>
            )}
          </MenuSection>
          {prepare && (
            <MenuSection aria-label={background} className="mt-1 border-t border-line pt-1">
              <Header className="px-2 pt-1 pb-1.5 text-small text-ink-3">{background}</Header>
              {formats.map((format) => (
                <MenuItem
                  key={format.id}
                  id={`prepare ${format.id}`}
                  textValue={`${format.label}, in the background`}
                  className={item}
                  onAction={() => prepare(format.id)}
                >
                  {format.label}
                </MenuItem>
              ))}
              {archive && (
                <MenuItem id="archive" className={item} onAction={archive}>
                  ZIP, with files
                </MenuItem>
              )}
            </MenuSection>
          )}
          {choosing && <ChooseColumnsItem choosing={choosing} onOpen={open} />}
          {option && (
            <MenuSection
              aria-label="What goes along"
              selectionMode="multiple"
              selectedKeys={option.isOn ? ['option'] : []}
              onSelectionChange={(keys) => option.onToggle([...keys].includes('option'))}
              className="mt-1 border-t border-line pt-1"
            >
              <MenuItem id="option" textValue={option.label} className={item}>
                {({ isSelected }) => (
                  <>
                    {option.label}
                    {isSelected && <Check aria-hidden className="size-4 text-accent" />}
                  </>
                )}
              </MenuItem>
            </MenuSection>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
  return (
    <>
      {menu}
      {dialog}
    </>
  );
}
