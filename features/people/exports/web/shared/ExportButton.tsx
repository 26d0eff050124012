import { Download } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { ChooseColumnsItem } from '#core/web/views/ChooseColumnsItem.tsx';
import { useColumnsDialog } from '#core/web/views/use-columns-dialog.tsx';
import { Button } from '#ui/Button.tsx';
import type { AskedOf, TableKind } from '#features/people/exports/domain/export-kind.ts';
import { useTableExport } from './use-table-export.ts';

const item =
  'flex h-8 cursor-pointer items-center rounded-control px-2 text-control outline-none data-[focused]:bg-hover';

interface Props<Kind extends TableKind> {
  readonly kind: Kind;
  readonly asked: AskedOf<Kind>;
}

/** Exports a list, as far as it is filtered, in the background. */
export function ExportButton<Kind extends TableKind>({ kind, asked }: Props<Kind>) {
  const { start, choosing } = useTableExport(kind, asked);
  const { dialog, open } = useColumnsDialog(choosing);
  const menu = (
    <MenuTrigger>
      <Button className="max-sm:px-2!">
        <Download aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="max-sm:sr-only">Export</span>
      </Button>
      <Popover placement="bottom end" className="floating min-w-40 rounded-card p-1">
        <Menu aria-label={`Export of ${kind.what}`} className="outline-none">
          <MenuItem className={item} onAction={() => start('csv')}>
            CSV
          </MenuItem>
          <MenuItem className={item} onAction={() => start('xlsx')}>
            Excel (XLSX)
          </MenuItem>
          <ChooseColumnsItem choosing={choosing} onOpen={open} />
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
