import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import { editions, publishEdition } from '#features/portfolio/spotlight/domain/endpoints.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { AudienceField } from './AudienceField.tsx';

/** Publishes what is shown now as an edition. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [corporationIds, setCorporationIds] = useState<readonly string[]>([]);
  const publishOnce = useCallOnce(publishEdition);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      publishOnce({ body: { title: title.trim(), corporationIds: [...corporationIds] } }),
    onSuccess: ({ number }) => {
      void client.invalidateQueries({ queryKey: queryKeyOf(editions) });
      void navigate({ to: '/spotlight/editions/$number', params: { number: String(number) } });
    },
  });
  return (
    <DialogFrame
      title="Publish an edition"
      lead="Keeps the page as each corporation sees it now. An edition cannot be changed."
      width="medium"
      onClose={onClose}
      isStrict
    >
      <form
        className="space-y-5"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (title.trim() !== '') mutate();
        }}
      >
        <TextField
          id={`${id}-title`}
          label="Title"
          isRequired
          problem={undefined}
          value={title}
          onChange={setTitle}
          maxLength={spotlightLimits.titleCharacters}
          isFirst
        />
        <AudienceField value={corporationIds} onChange={setCorporationIds} />
        <ErrorText>{error?.message}</ErrorText>
        <FormActions submit="Publish" isBusy={isPending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
