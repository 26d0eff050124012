import { useId, useState, type FormEvent } from 'react';
import type { Blip, Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { BlipFormFields } from './BlipFormFields.tsx';
import { changedFields, draftOf, enteredFields, type BlipPlace } from './blip-draft.ts';
import { useAddBlip } from './use-add-blip.ts';
import { useBlipMutation } from './use-blip-mutation.ts';
import { useRadarSearch } from './use-radar-search.ts';

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
  /** Null: a new one. */
  readonly blip: Blip | null;
  /** Where the last new one went, and what this one is called so far. */
  readonly place?: BlipPlace | null;
  readonly name?: string;
  /** A new one was added there. */
  readonly onPlace?: (place: BlipPlace) => void;
  readonly onClose: () => void;
}

/** Adds blips, or changes what is said about one. */
export function BlipDialog({ radar, edition, blip, place, name, onPlace, onClose }: Props) {
  const formId = useId();
  const { change } = useRadarSearch();
  const [draft, setDraft] = useState(() => {
    const begun = draftOf(blip, edition, place);
    return name === undefined ? begun : { ...begun, name };
  });
  /** How many were added before this one: each has fields of its own. */
  const [count, setCount] = useState(0);
  const set = (fields: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...fields }));
  const create = useAddBlip(edition, { onAdded: ({ id }) => change({ blip: id }) });
  const { mutate } = useBlipMutation(radar.id, edition.id);
  const add = (hasNext: boolean) =>
    create.mutate(enteredFields(draft), {
      onSuccess: () => {
        onPlace?.(draft);
        if (!hasNext) return onClose();
        setDraft(draftOf(null, edition, draft));
        setCount(count + 1);
      },
    });
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (draft.name.trim() === '' || create.isPending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (blip === null) return add(submitter?.getAttribute('value') === 'another');
    const fields = changedFields(blip, draft, edition);
    if (Object.keys(fields).length > 0)
      mutate({ blip, fields, notice: `${draft.name.trim()} was saved.` });
    onClose();
  };
  return (
    <DialogFrame
      title={blip ? `Edit ${blip.name}` : 'Add blip'}
      width="medium"
      onClose={onClose}
      isStrict
    >
      <form id={formId} className="space-y-4" onSubmit={save}>
        <BlipFormFields
          key={count}
          radar={radar}
          draft={draft}
          edition={edition}
          isNew={blip === null}
          onChange={set}
        />
        <ErrorText>{create.error?.message}</ErrorText>
        <FormActions
          submit={blip ? 'Save' : 'Add blip'}
          isBusy={create.isPending}
          onCancel={onClose}
        >
          {blip === null && (
            <Button type="submit" value="another" isDisabled={create.isPending}>
              Add another
            </Button>
          )}
        </FormActions>
      </form>
    </DialogFrame>
  );
}
