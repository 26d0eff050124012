import { useId, useState, type FormEvent } from 'react';
import { pluralize } from '#core/domain/format.ts';
import { messageOf } from '#core/domain/message-of.ts';
import {
  useEditCompany,
  useEditScope,
  type SeenCompany,
} from '#features/directory/companies/web/shared/use-company-values.ts';
import { limits } from '#core/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { focusField } from '#ui/focus-field.ts';
import { useAskBeforeUnload } from '#ui/use-ask-before-unload.ts';
import { CompanyFormFields } from './CompanyFormFields.tsx';
import { changesOf, draftOf, type CompanyDraft } from './company-form.ts';
import { firstProblem, readValues } from './form-problems.ts';

interface Props {
  readonly seen: SeenCompany;
  readonly onClose: () => void;
}

/** One form for everything of a company. Only what was changed is saved. */
export function EditCompanyDialog({ seen, onClose }: Props) {
  const id = useId();
  const [before] = useState(() => draftOf(seen));
  const [draft, setDraft] = useState(before);
  const [source, setSource] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = useEditCompany(seen.company, seen.company.name);
  const isOwn = useEditScope() === 'own';
  const changes = changesOf(before, draft);
  const isChanged = Object.keys(changes).length > 0;
  useAskBeforeUnload(isChanged);
  const read = readValues(changes);
  const problems = isChecked && 'problems' in read ? read.problems : {};
  const change = (part: Partial<CompanyDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
    setIsLeaving(false);
  };

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setIsChecked(true);
    setRefusal(null);
    if ('problems' in read) {
      const place = firstProblem(read.problems);
      if (place !== undefined) focusField(`${id}-${place}`);
      return;
    }
    if (!isChanged) return onClose();
    setIsBusy(true);
    try {
      await save({ values: read.values, source: source.trim() || null });
      onClose();
    } catch (error) {
      setRefusal(messageOf(error));
      setIsBusy(false);
    }
  }

  const close = () => (isChanged && !isBusy ? setIsLeaving(true) : onClose());
  const count = Object.keys(problems).length;
  return (
    <DialogFrame
      isSheet
      isStrict={isChanged}
      width="wide"
      title={`Edit ${seen.company.name}`}
      lead={
        isOwn
          ? 'Only people of your corporation see these values. The shared record stays as it is.'
          : 'Changes the shared record for everyone. What the source says is kept.'
      }
      onClose={close}
      actions={
        isLeaving ? (
          <>
            <p role="alert" className="mr-auto self-center">
              Discard what you changed?
            </p>
            <Button variant="quiet" autoFocus onPress={() => setIsLeaving(false)}>
              Keep editing
            </Button>
            <Button variant="danger" onPress={onClose}>
              Discard
            </Button>
          </>
        ) : (
          <>
            <ErrorText className="mr-auto min-w-0 self-center text-control">
              {refusal ?? (count > 0 && `${pluralize(count, 'value', 'values')} to correct.`)}
            </ErrorText>
            <Button variant="quiet" onPress={close}>
              Cancel
            </Button>
            <Button type="submit" form={id} variant="primary" aria-disabled={isBusy}>
              Save
            </Button>
          </>
        )
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="space-y-6">
        <CompanyFormFields id={id} draft={draft} onChange={change} problems={problems} />
        <TextField
          id={`${id}-source`}
          label="Source"
          isRequired={false}
          problem={undefined}
          value={source}
          maxLength={limits.nameCharacters}
          placeholder="Annual report, or a web address"
          onChange={setSource}
        />
      </form>
    </DialogFrame>
  );
}
