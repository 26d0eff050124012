import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { add, change } from '#features/portfolio/spotlight/domain/block-endpoints.ts';
import type { ManagedBlock } from '#features/portfolio/spotlight/domain/block.ts';
import { spotlightLimits } from '#features/portfolio/spotlight/domain/limits.ts';
import { call } from '#core/web/transport/call.ts';
import { DateField } from '#ui/DateField.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { MarkdownField } from '#ui/MarkdownField.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';
import { AudienceField } from './AudienceField.tsx';
import { dayOf, endOf, startOf } from './day-range.ts';
import { SubjectField, type ChosenSubject } from './SubjectField.tsx';
import { useRefreshBlocks } from './use-blocks.ts';

interface Props {
  /** Null: a new one. */
  readonly block: ManagedBlock | null;
  readonly onClose: () => void;
}

/** Writes a block: its text, what it is about, for whom, and when. */
export function BlockDialog({ block, onClose }: Props) {
  const id = useId();
  const refresh = useRefreshBlocks();
  const [title, setTitle] = useState(block?.title ?? '');
  const [body, setBody] = useState(block?.body ?? '');
  const [subject, setSubject] = useState<ChosenSubject | null>(block?.subject ?? null);
  const [from, setFrom] = useState(dayOf(block?.from ?? null));
  const [until, setUntil] = useState(dayOf(block?.until ?? null));
  const [corporationIds, setCorporationIds] = useState<readonly string[]>(
    block?.corporationIds ?? [],
  );
  const [isPublic, setIsPublic] = useState(block?.isPublic ?? false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const draft = {
        title: title.trim(),
        body: body.trim(),
        isPublic,
        from: startOf(from),
        until: endOf(until),
        corporationIds: [...corporationIds],
        subject: subject && { kind: subject.kind, id: subject.id },
      };
      return block === null
        ? call(add, { body: draft })
        : call(change, { params: { id: block.id }, body: { ...draft, version: block.version } });
    },
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  const optional = { isRequired: false, problem: undefined };
  return (
    <DialogFrame
      title={block === null ? 'New block' : 'Edit block'}
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
        <MarkdownField
          {...optional}
          id={`${id}-body`}
          label="Text"
          value={body}
          onChange={setBody}
          maxLength={spotlightLimits.bodyCharacters}
        />
        <SubjectField value={subject} onChange={setSubject} />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            {...optional}
            id={`${id}-from`}
            label="First day"
            value={from}
            onChange={setFrom}
          />
          <DateField
            {...optional}
            id={`${id}-until`}
            label="Last day"
            value={until}
            onChange={setUntil}
          />
        </div>
        <AudienceField value={corporationIds} onChange={setCorporationIds} />
        <SwitchField
          label="On public pages too"
          hint="Where a corporation shows its Spotlight on the web, and what is pinned is there too."
          isOn={isPublic}
          onChange={setIsPublic}
        />
        <ErrorText>{error?.message}</ErrorText>
        <FormActions submit="Save" isBusy={isPending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
