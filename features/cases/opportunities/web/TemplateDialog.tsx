import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { opportunityNotices } from '#features/cases/opportunities/domain/notices.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { list, save } from '#features/cases/opportunities/domain/template-endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { TextField } from '#ui/Field.tsx';
import { toast } from '#ui/toasts.ts';
import { TemplateList } from './TemplateList.tsx';

interface Props {
  readonly opportunity: Opportunity;
  readonly onClose: () => void;
}

/** Saves an opportunity as a template of its corporation, beside those that there are. */
export function TemplateDialog({ opportunity, onClose }: Props) {
  const { id, corporationId } = opportunity;
  const client = useQueryClient();
  const saveOnce = useCallOnce(save);
  const [name, setName] = useState(opportunity.name);
  const ofCorporation = { params: { id: corporationId } };
  const { data: templates = [] } = useQuery(queryOptionsOf(list, ofCorporation));
  const refresh = () => client.invalidateQueries({ queryKey: queryKeyOf(list, ofCorporation) });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => saveOnce({ params: { id }, body: { name: name.trim() } }),
    onSuccess: async (saved) => {
      if (saved === null) return;
      toast(noticeText(opportunityNotices['template.saved'], { name: saved.name }));
      await refresh();
      onClose();
    },
  });
  const isReady = name.trim() !== '' && !isPending;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isReady) mutate();
  }
  return (
    <DialogFrame
      title="Save as template"
      lead="Brief, form and scorecard, for new opportunities. Dates, submissions and people are left out."
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isDisabled={!isReady} onPress={() => mutate()}>
            {isPending ? 'Saving…' : 'Save template'}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <TextField
          id="template-name"
          label="Name"
          isRequired
          isFirst
          value={name}
          maxLength={limits.nameCharacters}
          problem={error?.message}
          onChange={(typed) => {
            setName(typed);
            reset();
          }}
        />
      </form>
      {templates.length > 0 && (
        <TemplateList
          corporationId={corporationId}
          templates={templates}
          onDeleted={async () => void (await refresh())}
        />
      )}
    </DialogFrame>
  );
}
