import { useId, useState, type FormEvent } from 'react';
import { messageOf } from '#core/domain/message-of.ts';
import { editableFields, fieldOf } from '#features/directory/companies/domain/company-fields.ts';
import { CompanyEdit } from '#features/directory/companies/domain/company-values.ts';
import { limits } from '#core/domain/limits.ts';
import {
  useEditCompany,
  useEditScope,
  type SeenCompany,
} from '#features/directory/companies/web/shared/use-company-values.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { CompanyFormFields } from './CompanyFormFields.tsx';
import { changesOf, draftOf, type CompanyDraft } from './company-form.ts';

interface Props {
  readonly seen: SeenCompany;
  readonly onClose: () => void;
}

/** The values as they are sent, or the field that cannot be used. */
function readValues(changes: ReturnType<typeof changesOf>) {
  const read = CompanyEdit.safeParse({ values: changes });
  if (read.success) return { values: read.data.values };
  const name = editableFields.find((one) => one === read.error.issues[0]?.path[1]);
  const label = name === undefined ? 'This' : fieldOf(name).label;
  return { problem: `${label}: this cannot be used. Look at how it is written.` };
}

/** One form for everything of a company. Only what was changed is saved. */
export function EditCompanyDialog({ seen, onClose }: Props) {
  const id = useId();
  const [before] = useState(() => draftOf(seen));
  const [draft, setDraft] = useState(before);
  const [source, setSource] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = useEditCompany(seen.company, seen.company.name);
  const isOwn = useEditScope() === 'own';
  const change = (part: Partial<CompanyDraft>) => setDraft((current) => ({ ...current, ...part }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const { values, problem: lacks = null } = readValues(changesOf(before, draft));
    setProblem(lacks);
    if (values === undefined) return;
    if (Object.keys(values).length === 0) return onClose();
    setIsBusy(true);
    try {
      await save({ values, source: source.trim() || null });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame
      width="medium"
      title={`Edit ${seen.company.name}`}
      lead={
        isOwn
          ? 'Only people of your corporation see these values. The shared record stays as it is.'
          : 'Changes the shared record for everybody. What the source says is kept.'
      }
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <CompanyFormFields id={id} draft={draft} onChange={change} />
        <TextField
          id={`${id}-source`}
          label="Where this is from"
          isRequired={false}
          problem={undefined}
          value={source}
          maxLength={limits.nameCharacters}
          placeholder="Annual report, or a web address"
          onChange={setSource}
        />
        <ErrorText>{problem}</ErrorText>
        <FormActions submit="Save" isBusy={isBusy} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
