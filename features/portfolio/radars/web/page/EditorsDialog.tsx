import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { get, list, update } from '#features/portfolio/radars/domain/endpoints.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { toast } from '#ui/toasts.ts';
import { PeopleField } from './PeopleField.tsx';

interface Props {
  readonly radar: RadarPage;
  readonly onClose: () => void;
}

/** Who may edit a radar, beside the foundry. */
export function EditorsDialog({ radar, onClose }: Props) {
  const client = useQueryClient();
  const { user } = useSession();
  const [editors, setEditors] = useState<readonly { id: string; name: string }[]>(radar.editors);
  const key = queryKeyOf(get, { params: { id: radar.id } });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(update, {
        params: { id: radar.id },
        body: { version: radar.version, editorIds: editors.map(({ id }) => id) },
      }),
    onSuccess: async (page) => {
      // Whoever takes themselves out reads it as one of its corporation.
      if (page?.mayEdit) client.setQueryData(key, page);
      else await client.invalidateQueries({ queryKey: key });
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
      toast('The editors were saved.');
      onClose();
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
  const isLeaving =
    radar.editors.some(({ id }) => id === user?.id) && !editors.some(({ id }) => id === user?.id);
  return (
    <DialogFrame
      title="Editors"
      lead={`The foundry and these people of ${radar.corporation.name} change the radar.`}
      onClose={onClose}
      isStrict
    >
      <form
        className="space-y-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!isPending) mutate();
        }}
      >
        <PeopleField
          label="Editors"
          people={editors}
          onChange={setEditors}
          most={radarLimits.editorsMost}
          isRequired
        />
        {isLeaving && (
          <p className="text-control text-warn-ink">You will not be able to edit it any more.</p>
        )}
        <ErrorText>{error?.message}</ErrorText>
        <FormActions submit="Save" isBusy={isPending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
