import { useQueryClient } from '@tanstack/react-query';
import { noticeText } from '#core/domain/notices.ts';
import type { AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';
import { saveView, views } from '#features/operations/audit-log/domain/endpoints.ts';
import { auditLimits } from '#features/operations/audit-log/domain/limits.ts';
import { auditNotices } from '#features/operations/audit-log/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { SaveDialog } from '#core/web/views/SaveDialog.tsx';
import { toast } from '#ui/toasts.ts';

interface Props {
  readonly filter: AuditFilter;
  readonly onClose: () => void;
}

/** Asks for the name under which a filter is saved. */
export function SaveViewDialog({ filter, onClose }: Props) {
  const client = useQueryClient();
  const callOnce = useCallOnce(saveView);
  return (
    <SaveDialog
      id="audit-view-name"
      title="Save view"
      lead="The filters under a name, for yourself. A view of the same name is replaced."
      submit="Save view"
      name=""
      nameCharacters={auditLimits.viewNameCharacters}
      onSave={async (name) => {
        await callOnce({ body: { name, filter } });
        await client.invalidateQueries({ queryKey: queryKeyOf(views) });
        toast(noticeText(auditNotices['view.saved'], { name }));
      }}
      onClose={onClose}
    />
  );
}
