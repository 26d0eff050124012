import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { messageOf } from '#core/domain/message-of.ts';
import { noticeText } from '#core/domain/notices.ts';
import type { AuditFilter } from '#features/operations/audit-log/domain/audit-filter.ts';
import { saveView, views } from '#features/operations/audit-log/domain/endpoints.ts';
import { auditLimits } from '#features/operations/audit-log/domain/limits.ts';
import { auditNotices } from '#features/operations/audit-log/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { toast } from '#ui/toasts.ts';

interface Props {
  readonly filter: AuditFilter;
  readonly onClose: () => void;
}

/** Asks for the name under which a filter is saved. */
export function SaveViewDialog({ filter, onClose }: Props) {
  const client = useQueryClient();
  const callOnce = useCallOnce(saveView);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') {
      setProblem('Enter a name.');
      return;
    }
    setIsBusy(true);
    try {
      await callOnce({ body: { name, filter } });
      await client.invalidateQueries({ queryKey: queryKeyOf(views) });
      toast(noticeText(auditNotices['view.saved'], { name: name.trim() }));
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame
      title="Save view"
      lead="The filters under a name, for yourself. A view of the same name is replaced."
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void save(event)} className="space-y-5">
        <TextField
          id="audit-view-name"
          label="Name"
          isRequired
          isFirst
          problem={problem}
          value={name}
          maxLength={auditLimits.viewNameCharacters}
          onChange={(next) => {
            setName(next);
            setProblem(undefined);
          }}
        />
        <FormActions submit="Save view" isBusy={isBusy} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
