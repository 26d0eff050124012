import { Download } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';
import { exportOfAuditLog } from '#features/operations/audit-log/domain/export.ts';
import { useTableExport } from '#features/people/exports/web/shared/use-table-export.ts';
import { ChooseColumnsItem } from '#core/web/views/ChooseColumnsItem.tsx';
import { useColumnsDialog } from '#core/web/views/use-columns-dialog.tsx';
import { Button } from '#ui/Button.tsx';

const item =
  'block cursor-pointer rounded-control px-2 py-1.5 text-control outline-none data-[focused]:bg-hover';

/** Exports exactly what the filter asks for; the table has the columns that one chose. */
export function AuditExport({ filter }: { readonly filter: AuditFilter }) {
  const { start, choosing } = useTableExport(exportOfAuditLog, { filter });
  const { dialog, open } = useColumnsDialog(choosing);
  const menu = (
    <MenuTrigger>
      <Button>
        <Download aria-hidden className="size-4" strokeWidth={1.75} />
        Export
      </Button>
      <Popover placement="bottom end" className="floating max-w-72 rounded-card p-1">
        <Menu aria-label="Export of what is filtered" className="outline-none">
          <MenuItem className={item} textValue="CSV" onAction={() => start('csv')}>
            CSV
            <span className="block text-small text-ink-3">A table to read</span>
          </MenuItem>
          <MenuItem className={item} textValue="JSON lines" onAction={() => start('jsonl')}>
            JSON lines
            <span className="block text-small text-ink-3">
              Can be verified: outrider audit verify
            </span>
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
