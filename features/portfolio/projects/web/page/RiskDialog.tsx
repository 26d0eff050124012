import { useId, useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { addRisk, changeRisk } from '#features/portfolio/projects/domain/part-endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import {
  riskSeverities,
  type Risk,
  type RiskSeverity,
} from '#features/portfolio/projects/domain/project-parts.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { call } from '#core/web/transport/call.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { sendOnTop } from './send-changes.ts';
import { severityLabels } from './severity-labels.ts';
import { useProjectMutation } from './use-project-mutation.ts';

interface Props {
  readonly project: ProjectPage;
  /** The risk to change; null: a new one. */
  readonly risk: Risk | null;
  readonly onClose: () => void;
}

const severities = riskSeverities.map((value) => ({ value, label: severityLabels[value] }));

/** Adds or changes a risk. Only the fields that were changed are sent. */
export function RiskDialog({ project, risk, onClose }: Props) {
  const id = useId();
  const [title, setTitle] = useState(risk?.title ?? '');
  const [severity, setSeverity] = useState<RiskSeverity>(risk?.severity ?? 'medium');
  const [mitigation, setMitigation] = useState(risk?.mitigation ?? '');
  const addOnce = useCallOnce(addRisk);
  const { mutate, isPending, error } = useProjectMutation(project.id);

  function send() {
    const text = mitigation.trim() === '' ? null : mitigation;
    if (risk === null) {
      return addOnce({
        params: { id: project.id },
        body: { title, severity, mitigation: text },
      });
    }
    const fields = {
      version: risk.version,
      ...(title !== risk.title && { title }),
      ...(severity !== risk.severity && { severity }),
      ...(text !== risk.mitigation && { mitigation: text }),
    };
    return sendOnTop(fields, risk, (body) =>
      call(changeRisk, { params: { id: project.id, partId: risk.id }, body }),
    );
  }

  return (
    <DialogFrame title={risk === null ? 'Add a risk' : 'Edit the risk'} onClose={onClose}>
      <form
        className="space-y-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (title.trim() !== '') mutate({ send, isShownInPlace: true }, { onSuccess: onClose });
        }}
      >
        <TextField
          id={`${id}-title`}
          label="Risk"
          isRequired
          problem={undefined}
          value={title}
          onChange={setTitle}
          maxLength={limits.nameCharacters}
          isFirst
        />
        <SelectField
          label="Severity"
          options={severities}
          value={severity}
          onChange={setSeverity}
        />
        <LongTextField
          id={`${id}-mitigation`}
          label="Mitigation"
          isRequired={false}
          problem={undefined}
          value={mitigation}
          onChange={setMitigation}
          maxLength={limits.reasonCharacters}
        />
        <ErrorText>{error?.message}</ErrorText>
        <FormActions submit="Save" isBusy={isPending} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
