import { useId, useState, type FormEvent } from 'react';
import { FormActions } from '#ui/FormActions.tsx';
import { MarkdownField } from '#ui/MarkdownField.tsx';
import { MarkdownText } from '#ui/MarkdownText.tsx';

interface Props {
  readonly label: string;
  /** What is stored now; it may change while somebody writes. */
  readonly stored: string;
  readonly maxLength: number;
  readonly isRequired?: boolean;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

/** Edits a Markdown text in place. A change by somebody else is shown beside one's own. */
export function TextEditor(props: Props) {
  const { label, stored, maxLength, isRequired = false, isBusy, problem, onSave, onClose } = props;
  const id = useId();
  const [base] = useState(stored);
  /** What somebody else wrote meanwhile, once it was shown for a Save. */
  const [seen, setSeen] = useState(stored);
  const [text, setText] = useState(stored);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isRequired && text.trim() === '') return;
    if (text === stored) onClose();
    else if (stored !== seen && problem === undefined) setSeen(stored);
    else onSave(text);
  }
  return (
    <form onSubmit={submit} className="space-y-3">
      <MarkdownField
        id={id}
        label={label}
        isRequired={isRequired}
        problem={problem}
        maxLength={maxLength}
        value={text}
        onChange={setText}
      />
      {stored !== base && (
        <div role="status" className="rounded-control bg-warn-soft px-3 py-2 text-warn-ink">
          <p className="font-medium">Someone else has changed it. The current text is:</p>
          <MarkdownText text={stored} look="body" />
          <p className="mt-1 text-small">Save again to write your text instead.</p>
        </div>
      )}
      <FormActions submit="Save" isBusy={isBusy} onCancel={onClose} />
    </form>
  );
}
