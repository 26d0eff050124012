import { useId, useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { addDecision, changeDecision } from '#features/portfolio/projects/domain/part-endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import type { ProjectDecision } from '#features/portfolio/projects/domain/project-parts.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { call } from '#core/web/transport/call.ts';
import { DateField } from '#ui/DateField.tsx';
import { today } from '#ui/dates.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { sendOnTop } from './send-changes.ts';
import { useProjectMutation } from './use-project-mutation.ts';

interface Props {
  readonly project: ProjectPage;
  /** The decision to change; null: a new one. */
  readonly decision: ProjectDecision | null;
  readonly onClose: () => void;
}

/** Records or changes a decision. Only the fields that were changed are sent. */
export function DecisionDialog({ project, decision, onClose }: Props) {
  const id = useId();
  const [title, setTitle] = useState(decision?.title ?? '');
  const [reason, setReason] = useState(decision?.reason ?? '');
  const [decidedOn, setDecidedOn] = useState(decision?.decidedOn ?? today());
  const addOnce = useCallOnce(addDecision);
  const { mutate, isPending, error } = useProjectMutation(project.id);

  function send() {
    const why = reason.trim() === '' ? null : reason;
    if (decision === null) {
      return addOnce({ params: { id: project.id }, body: { title, reason: why, decidedOn } });
    }
    const fields = {
      version: decision.version,
      ...(title !== decision.title && { title }),
      ...(why !== decision.reason && { reason: why }),
      ...(decidedOn !== decision.decidedOn && { decidedOn }),
    };
    return sendOnTop(fields, decision, (body) =>
      call(changeDecision, { params: { id: project.id, partId: decision.id }, body }),
    );
  }

  return (
    <DialogFrame
      title={decision === null ? 'Record a decision' : 'Edit the decision'}
      onClose={onClose}
    >
      <form
        className="space-y-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (title.trim() === '' || decidedOn === '') return;
          mutate({ send, isShownInPlace: true }, { onSuccess: onClose });
        }}
      >
        <TextField
          id={`${id}-title`}
          label="Decision"
          isRequired
          problem={undefined}
          value={title}
          onChange={setTitle}
          maxLength={limits.nameCharacters}
          isFirst
        />
        <LongTextField
          id={`${id}-reason`}
          label="Reason"
          isRequired={false}
          problem={undefined}
          value={reason}
          onChange={setReason}
          maxLength={limits.reasonCharacters}
        />
        <DateField
          id={`${id}-on`}
          label="Decided on"
          isRequired
          problem={undefined}
          value={decidedOn}
          onChange={setDecidedOn}
        />
        <ErrorText>{error?.message}</ErrorText>
        <FormActions submit="Save" isBusy={isPending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
