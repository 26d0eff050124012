import { Download } from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { formatNumber } from '#domain/formatting.ts';
import { Button } from './Button.tsx';
import { saveSheet, sheetOf, type ExportFormat } from './export-file.ts';
import type { Column } from './table-column.ts';
import { toast } from './toasts.ts';

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** What the file is about: the beginning of its name. */
  readonly what: string;
  /** All rows, also those that are not loaded yet; tells how many it has so far. */
  readonly collect: (tell: (loaded: number) => void) => Promise<readonly Row[]>;
}

const formats: readonly { readonly id: ExportFormat; readonly label: string }[] = [
  { id: 'csv', label: 'CSV' },
  { id: 'xlsx', label: 'Excel (XLSX)' },
];

/** Saves exactly what is shown: these columns, in this order, of all rows. */
export function ExportMenu<Row>({ label, columns, what, collect }: Props<Row>) {
  const [loaded, setLoaded] = useState<number | null>(null);

  async function save(format: ExportFormat): Promise<void> {
    setLoaded(0);
    try {
      const rows = await collect(setLoaded);
      await saveSheet(sheetOf(columns, rows), what, format);
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'bad');
    } finally {
      setLoaded(null);
    }
  }

  return (
    <MenuTrigger>
      <Button isDisabled={loaded !== null}>
        <Download aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="max-sm:sr-only">
          {loaded === null ? label : `Exporting ${formatNumber(loaded)}…`}
        </span>
      </Button>
      <Popover placement="bottom end" className="floating min-w-40 rounded-card p-1">
        <Menu
          aria-label={label}
          className="outline-none"
          onAction={(key) => {
            const chosen = formats.find(({ id }) => id === key);
            if (chosen) void save(chosen.id);
          }}
        >
          {formats.map((format) => (
            <MenuItem
              key={format.id}
              id={format.id}
              className="flex h-8 cursor-pointer items-center rounded-control px-2 text-control outline-none data-[focused]:bg-sunken"
            >
              {format.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
