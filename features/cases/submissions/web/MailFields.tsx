import { useId, useState } from 'react';
import type { MailDraft } from '#features/cases/submissions/domain/decisions/decision.ts';
import {
  fillMail,
  mailProblemsOf,
  slotNames,
  type Slots,
  type DecisionMail,
} from '#features/cases/corporations/domain/mail-slots.ts';
import { limits } from '#core/domain/limits.ts';
import { ErrorText } from '#ui/ErrorText.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';

/** A mail as the recipient will see it, except for their secret link. */
export function MailPreview({
  mail,
  slots,
  recipient,
}: {
  readonly mail: DecisionMail;
  readonly slots: Slots;
  readonly recipient: string | null;
}) {
  const { subject, body } = fillMail(mail, slots);
  return (
    <div className="rounded-card border border-line bg-sunken text-control">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-b border-line px-4 py-2.5">
        <dt className="text-ink-3">To</dt>
        <dd className="break-all">{recipient ?? 'no one'}</dd>
        <dt className="text-ink-3">Subject</dt>
        <dd className="font-medium break-words">{subject}</dd>
      </dl>
      <p className="px-4 py-3 break-words whitespace-pre-line text-ink-2">{body}</p>
    </div>
  );
}

export const mailProblem = (mail: DecisionMail): string | undefined => {
  const { subject, body } = mailProblemsOf(mail);
  return subject ?? body;
};

interface Props {
  readonly mail: DecisionMail;
  readonly draft: Pick<MailDraft, 'recipient'> & { readonly slots: Slots };
  readonly onChange: (mail: DecisionMail) => void;
}

/** Edits a mail with a preview. */
export function MailFields({ mail, draft, onChange }: Props) {
  const id = useId();
  const [mode, setMode] = useState<'read' | 'write'>('read');
  const problems = mailProblemsOf(mail);
  return (
    <section aria-label="Email" className="space-y-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium">Email</h3>
        <SegmentedControl
          label="Email"
          options={[
            { value: 'read', label: 'Preview' },
            { value: 'write', label: 'Edit' },
          ]}
          value={mode}
          onChange={setMode}
        />
      </div>
      {mode === 'read' ? (
        <>
          <MailPreview mail={mail} slots={draft.slots} recipient={draft.recipient} />
          <ErrorText>{problems.subject ?? problems.body}</ErrorText>
        </>
      ) : (
        <>
          <TextField
            id={`${id}-subject`}
            label="Subject"
            isRequired
            value={mail.subject}
            maxLength={limits.nameCharacters}
            problem={problems.subject}
            onChange={(subject) => onChange({ ...mail, subject })}
          />
          <LongTextField
            id={`${id}-body`}
            label="Text"
            isRequired
            rows={10}
            hint={`Filled in for each: ${slotNames.map((name) => `{${name}}`).join(' ')}`}
            value={mail.body}
            maxLength={limits.mailCharacters}
            problem={problems.body}
            onChange={(body) => onChange({ ...mail, body })}
          />
        </>
      )}
    </section>
  );
}
