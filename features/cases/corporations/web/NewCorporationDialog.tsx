import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { messageOf } from '#core/domain/message-of.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { corporationNotices } from '#features/cases/corporations/domain/notices.ts';
import { create } from '#features/cases/corporations/domain/settings-endpoints.ts';
import type { CorporationDraft } from '#features/cases/corporations/domain/settings.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { toast } from '#ui/toasts.ts';
import { CorporationFields, problemOfDraft, readersZone } from './CorporationFields.tsx';
import { useRefreshSettings } from './use-refresh-settings.ts';

const blank = (): CorporationDraft => ({
  name: '',
  slug: '',
  introduction: null,
  domains: [],
  timeZone: readersZone(),
});

/** Creates a corporation, and opens its settings. */
export function NewCorporationDialog({ onClose }: { readonly onClose: () => void }) {
  const createOnce = useCallOnce(create);
  const refresh = useRefreshSettings();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(blank);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const lacks = problemOfDraft(draft);
    setProblem(lacks);
    if (isBusy || lacks !== null) return;
    setIsBusy(true);
    try {
      const made = await createOnce({ body: draft });
      refresh(made);
      toast(noticeText(corporationNotices['corporation.created'], { name: made.name }));
      await navigate({ to: '/admin/corporations/$id', params: { id: String(made.id) } });
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame width="medium" title="New corporation" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <CorporationFields
          isNew
          draft={draft}
          onChange={(part) => {
            setDraft((before) => ({ ...before, ...part }));
            setProblem(null);
          }}
        />
        <ErrorText>{problem}</ErrorText>
        <FormActions submit="Create corporation" isBusy={isBusy} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
