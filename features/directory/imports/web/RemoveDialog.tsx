import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { get, list, remove } from '#features/directory/imports/domain/endpoints.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';

interface Props {
  readonly record: ImportRecord;
  readonly onClose: () => void;
}

/** Deletes a draft, or the file of an import that has ended. */
export function RemoveDialog({ record, onClose }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, fileName, state } = record;
  const params = { id };
  const isDraft = state === 'draft';
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(remove, { params }),
    onSuccess: async () => {
      if (isDraft) {
        await navigate({ to: '/admin/imports', replace: true });
        client.removeQueries({ queryKey: queryKeyOf(get, { params }) });
      } else {
        await client.invalidateQueries({ queryKey: queryKeyOf(get, { params }) });
        onClose();
      }
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
    },
  });
  return (
    <ConfirmDialog
      title={isDraft ? 'Discard this import?' : 'Remove the file?'}
      lead={
        isDraft
          ? `This deletes “${fileName}” and its mapping. Nothing was imported from it.`
          : `This deletes “${fileName}” from the server. The imported records stay, and the import can still be undone.`
      }
      action={isDraft ? 'Discard' : 'Remove the file'}
      isBusy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
