import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { formatRecordCount } from './import-labels.ts';
import { useImportTarget } from './use-import-targets.ts';

interface Props {
  readonly record: ImportRecord;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Says what undoing an import will do, and does it when confirmed. */
export function UndoDialog({ record, onUndo, onClose }: Props) {
  const { of, counts, fileName } = record;
  const { created, updated } = counts;
  const { records } = useImportTarget(of);
  return (
    <ConfirmDialog
      title="Undo this import?"
      lead={`Everything imported from “${fileName}” is undone.`}
      action="Undo the import"
      onConfirm={() => {
        onUndo();
        onClose();
      }}
      onClose={onClose}
    >
      <ul className="list-disc space-y-1.5 pl-5 text-ink-2">
        {created > 0 && (
          <li>{formatRecordCount(created, records)} that it added will be removed.</li>
        )}
        {updated > 0 && (
          <li>{formatRecordCount(updated, records)} that it updated will be restored.</li>
        )}
        <li>
          Records that were changed since, or are used in a collection, a submission or a project,
          are kept.
        </li>
      </ul>
    </ConfirmDialog>
  );
}
